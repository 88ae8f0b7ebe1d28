/** The hosts of the table; the last two are their documented rules, as Netlify and Pages run nowhere else. */
export const HOST_NAMES = [
  'npm start',
  'nginx',
  'Caddy',
  'Cloudflare',
  'Netlify',
  'GitHub Pages',
] as const;

export type HostName = (typeof HOST_NAMES)[number];

/** Where a host under test listens, all on this machine. */
export type RunningHost = {
  port: number;
  isTls: boolean;
  /** Where it listens without TLS, if that is another port: there it only sends visitors on. */
  plainPort?: number;
  stop: () => Promise<void>;
};

/** Why a host cannot be tested here. */
export type Skip = { skip: string };

export type HostSetup = {
  /** The finished site, with old addresses and hidden files added. */
  siteDir: string;
  /** An empty folder of the host's own. */
  workDir: string;
};

export type Host = { name: HostName; start: (setup: HostSetup) => Promise<RunningHost | Skip> };

/** The name that requests ask for: the one in the hosts' configs. */
export const SITE_NAME = 'www.example.com';
export const BARE_NAME = 'example.com';
