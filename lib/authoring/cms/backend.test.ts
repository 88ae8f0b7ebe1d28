import { makeSite } from '@/lib/content/test-content';
import type { Site } from '@/lib/content/schemas/site-schema';
import { makeBackend } from './backend';

test('the page is off until the owner says where the repository is', () => {
  expect(makeBackend(makeSite())).toBeUndefined();
});

const server = 'https://git.example';
const signIn = 'https://auth.example';
const token = { auth_methods: ['token'] };

test.each<[string, Partial<Site['cms']>, object, string]>([
  ['tokens', { backend: 'github' }, token, 'https://api.github.com'],
  [
    'a branch and a sign-in service',
    { backend: 'github', branch: 'live', signIn },
    { branch: 'live', base_url: signIn },
    'https://api.github.com',
  ],
  [
    'a server of its own',
    { backend: 'github', server, signIn },
    { api_root: `${server}/api/v3`, base_url: signIn },
    server,
  ],
  [
    'tokens',
    { backend: 'gitlab' },
    { api_root: 'https://gitlab.com/api/v4', ...token },
    'https://gitlab.com',
  ],
  [
    'an application',
    { backend: 'gitlab', applicationId: 'abc' },
    {
      ...{ api_root: 'https://gitlab.com/api/v4', auth_type: 'pkce' },
      ...{ app_id: 'abc', base_url: 'https://gitlab.com' },
    },
    'https://gitlab.com',
  ],
  [
    'tokens',
    { backend: 'gitea' },
    { api_root: 'https://gitea.com/api/v1', ...token },
    'https://gitea.com',
  ],
  [
    'a server and an application',
    { backend: 'gitea', server, applicationId: 'abc' },
    { api_root: `${server}/api/v1`, app_id: 'abc', base_url: server },
    server,
  ],
])('with %s: %j', (_what, cms, options, api) => {
  const backend = makeBackend({ cms: { ...makeSite().cms, repository: 'firm/site', ...cms } });
  expect(backend?.options).toEqual({ name: cms.backend, repo: 'firm/site', ...options });
  expect(backend?.apis[0]).toBe(api);
});
