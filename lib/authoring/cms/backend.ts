import type { CmsConfig } from '@sveltia/cms';
import type { Site } from '@/lib/content/schemas/site-schema';

/** Where the repository lies, as the CMS wants it said, and whom the page may then talk to. */
export type Backend = {
  options: CmsConfig['backend'];
  /** Origins of the host's programming interface, and of where it says that it is down. */
  apis: string[];
  /** Origins of the portraits of those who sign in. */
  portraits: string[];
};

const gravatar = 'https://secure.gravatar.com';

/** What the owner has filled in; undefined while the editing page is off. */
export function makeBackend({ cms }: Pick<Site, 'cms'>): Backend | undefined {
  const { backend, repository: repo, branch, server, signIn, applicationId } = cms;
  if (!backend || !repo) return undefined;
  const shared = { repo, ...(branch && { branch }) };
  switch (backend) {
    case 'github': {
      const methods = signIn ? { base_url: signIn } : { auth_methods: ['token' as const] };
      return {
        options: {
          name: backend,
          ...shared,
          ...(server && { api_root: `${server}/api/v3` }),
          ...methods,
        },
        apis: [server ?? 'https://api.github.com', 'https://www.githubstatus.com'],
        portraits: [server ?? 'https://avatars.githubusercontent.com'],
      };
    }
    case 'gitlab': {
      const host = server ?? 'https://gitlab.com';
      const methods = applicationId
        ? { auth_type: 'pkce' as const, app_id: applicationId, base_url: host }
        : { auth_methods: ['token' as const] };
      return {
        options: { name: backend, ...shared, api_root: `${host}/api/v4`, ...methods },
        apis: [host, 'https://status-api.hostedstatus.com'],
        portraits: [host, gravatar],
      };
    }
    case 'gitea': {
      const host = server ?? 'https://gitea.com';
      const methods = applicationId
        ? { app_id: applicationId, base_url: host }
        : { auth_methods: ['token' as const] };
      return {
        options: { name: backend, ...shared, api_root: `${host}/api/v1`, ...methods },
        apis: [host],
        portraits: [host, gravatar],
      };
    }
  }
}
