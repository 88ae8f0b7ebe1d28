import { makeSite } from '@/lib/content/test-content';
import { webManifest } from './web-manifest';

const site = makeSite({
  name: 'Palm Court Advisory',
  shortName: 'Palm Court',
  description: 'Palm Court gives advice.',
});

test('names and description are the firm’s', () => {
  expect(webManifest(site)).toMatchObject({
    name: 'Palm Court Advisory',
    short_name: 'Palm Court',
    description: 'Palm Court gives advice.',
    lang: 'en-NG',
    start_url: '/',
    display: 'browser',
  });
});

test('the icons are those that Chromium asks for, and one that launchers may mask', () => {
  expect(webManifest(site).icons).toEqual([
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
});
