import { makeSite } from '@/lib/content/test-content';
import type { Site } from '@/lib/content/schemas/site-schema';
import { makeBackend } from './backend';

const backendOf = (cms: Partial<Site['cms']>) =>
  makeBackend({ cms: { ...makeSite().cms, ...cms } });
const repository = 'firm/site';

test('the page is off until the owner says where the repository lies', () => {
  expect(makeBackend(makeSite())).toBeUndefined();
});

test.each<[string, Partial<Site['cms']>, object, string]>([
  [
    'GitHub with access tokens',
    { backend: 'github' },
    { name: 'github', repo: repository, auth_methods: ['token'] },
    'https://api.github.com',
  ],
  [
    'a branch of GitHub with a sign-in service',
    { backend: 'github', branch: 'live', signIn: 'https://auth.example' },
    { name: 'github', repo: repository, branch: 'live', base_url: 'https://auth.example' },
    'https://api.github.com',
  ],
  [
    'a GitHub of one’s own',
    { backend: 'github', server: 'https://git.example', signIn: 'https://auth.example' },
    {
      ...{ name: 'github', repo: repository, api_root: 'https://git.example/api/v3' },
      base_url: 'https://auth.example',
    },
    'https://git.example',
  ],
  [
    'GitLab with access tokens',
    { backend: 'gitlab' },
    {
      ...{ name: 'gitlab', repo: repository, api_root: 'https://gitlab.com/api/v4' },
      auth_methods: ['token'],
    },
    'https://gitlab.com',
  ],
  [
    'GitLab with an application',
    { backend: 'gitlab', applicationId: 'abc' },
    {
      ...{ name: 'gitlab', repo: repository, api_root: 'https://gitlab.com/api/v4' },
      ...{ auth_type: 'pkce', app_id: 'abc', base_url: 'https://gitlab.com' },
    },
    'https://gitlab.com',
  ],
  [
    'a Gitea of one’s own with an application',
    { backend: 'gitea', server: 'https://git.example', applicationId: 'abc' },
    {
      ...{ name: 'gitea', repo: repository, api_root: 'https://git.example/api/v1' },
      ...{ app_id: 'abc', base_url: 'https://git.example' },
    },
    'https://git.example',
  ],
])('%s', (_what, cms, options, api) => {
  const backend = backendOf({ repository, ...cms });
  expect(backend?.options).toEqual(options);
  expect(backend?.apis[0]).toBe(api);
});
