import { makeSite } from '@/lib/content/test-content';
import type { Site } from '@/lib/content/schemas/site-schema';
import { makeBackend } from './backend';

test('without a repository there is no editing page', () => {
  expect(makeBackend(makeSite())).toBeUndefined();
});

const api = 'https://api.github.com';
const server = 'https://git.example';
const signIn = 'https://auth.example';
const app = { applicationId: 'abc' };
const token = { auth_methods: ['token'] };
const gitlab = { api_root: 'https://gitlab.com/api/v4' };
const gitlabApp = { auth_type: 'pkce', app_id: 'abc', base_url: 'https://gitlab.com' };

test.each<[Partial<Site['cms']>, object, string]>([
  [{ backend: 'github' }, token, api],
  [{ backend: 'github', branch: 'live', signIn }, { branch: 'live', base_url: signIn }, api],
  [{ backend: 'github', server }, { api_root: `${server}/api/v3`, ...token }, server],
  [{ backend: 'gitlab' }, { ...gitlab, ...token }, 'https://gitlab.com'],
  [{ backend: 'gitlab', ...app }, { ...gitlab, ...gitlabApp }, 'https://gitlab.com'],
  [{ backend: 'gitea' }, { api_root: 'https://gitea.com/api/v1', ...token }, 'https://gitea.com'],
  [
    { backend: 'gitea', server, ...app },
    { api_root: `${server}/api/v1`, app_id: 'abc', base_url: server },
    server,
  ],
])('%j has the options %j and sends requests to %s', (cms, options, host) => {
  const backend = makeBackend({ cms: { ...makeSite().cms, repository: 'firm/site', ...cms } });
  expect(backend?.options).toEqual({ name: cms.backend, repo: 'firm/site', ...options });
  expect(backend?.apis[0]).toBe(host);
});
