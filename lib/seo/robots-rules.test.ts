import { resolveRobots } from 'next/dist/build/webpack/loaders/metadata/resolve-route-data';
import { makeSite } from '@/lib/content/test-content';
import { isProduction } from '@/lib/site/environment';
import { robotsRules } from './robots-rules';

jest.mock('@/lib/site/environment');

const write = () => resolveRobots(robotsRules(makeSite({ url: 'https://www.baobab.example' })));

test('robots may fetch everything, and learn where the sitemap is', () => {
  jest.mocked(isProduction).mockReturnValue(true);
  expect(write()).toBe(
    'User-Agent: *\nAllow: /\n\nSitemap: https://www.baobab.example/sitemap.xml\n',
  );
});

test('robots may fetch nothing of a site that is only being tried', () => {
  jest.mocked(isProduction).mockReturnValue(false);
  expect(write()).toBe('User-Agent: *\nDisallow: /\n\n');
});
