import type { CmsConfig } from '@sveltia/cms';
import type { Site } from '@/lib/content/schemas/site-schema';

/** How the CMS reaches the repository, and which servers the page may then connect to. */
export type Backend = {
  options: CmsConfig['backend'];
  /** Origins of the host's API and of its status page. */
  apis: string[];
  /** Origins of the avatars of those who sign in. */
  avatars: string[];
};

const gravatar = 'https://secure.gravatar.com';
const accessToken = { auth_methods: ['token' as const] };

/** What the owner has filled in; undefined while the editing page is off. */
export function makeBackend({ cms }: Pick<Site, 'cms'>): Backend | undefined {
  const { backend: name, repository, branch, server, signIn, applicationId } = cms;
  if (!name || !repository) return undefined;
  const shared = { repo: repository, ...(branch && { branch }) };
  if (name === 'github') {
    const api = server && { api_root: `${server}/api/v3` };
    const access = signIn ? { base_url: signIn } : accessToken;
    return {
      options: { name, ...shared, ...api, ...access },
      apis: [server ?? 'https://api.github.com', 'https://www.githubstatus.com'],
      avatars: [server ?? 'https://avatars.githubusercontent.com'],
    };
  }
  const host = server ?? `https://${name}.com`;
  const application = applicationId && { app_id: applicationId, base_url: host };
  const avatars = [host, gravatar];
  if (name === 'gitlab') {
    const access = application ? { auth_type: 'pkce' as const, ...application } : accessToken;
    return {
      options: { name, ...shared, api_root: `${host}/api/v4`, ...access },
      apis: [host, 'https://status-api.hostedstatus.com'],
      avatars,
    };
  }
  const access = application || accessToken;
  return {
    options: { name, ...shared, api_root: `${host}/api/v1`, ...access },
    apis: [host],
    avatars,
  };
}
