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

/** What the owner has filled in; undefined while the editing page is off. */
export function makeBackend({ cms }: Pick<Site, 'cms'>): Backend | undefined {
  const { backend: name, repository: repo, branch, server, signIn, applicationId } = cms;
  if (!name || !repo) return undefined;
  const shared = { repo, ...(branch && { branch }) };
  const accessToken = { auth_methods: ['token' as const] };
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
  const access = applicationId ? { app_id: applicationId, base_url: host } : accessToken;
  const pkce = applicationId && { auth_type: 'pkce' as const };
  const isGitLab = name === 'gitlab';
  return {
    options: isGitLab
      ? { name, ...shared, api_root: `${host}/api/v4`, ...pkce, ...access }
      : { name, ...shared, api_root: `${host}/api/v1`, ...access },
    apis: isGitLab ? [host, 'https://status-api.hostedstatus.com'] : [host],
    avatars: [host, 'https://secure.gravatar.com'],
  };
}
