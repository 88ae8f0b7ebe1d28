import { gunzipSync } from 'node:zlib';
import { withSite } from './test-site';

const BIG = 'a picture of some size; '.repeat(20_000);
const FILES = {
  'about.html': 'about this firm',
  'images/dot.jpg': '0123456789',
  'images/big.jpg': BIG,
  'images/none.jpg': '',
  '404.html': 'no such page',
  _headers: '/images/*\n  Cache-Control: public, max-age=86400\n',
};

test.each([
  ['/images/dot.jpg', 'bytes=2-5', '2345', 'bytes 2-5/10'],
  ['/images/dot.jpg', 'bytes=7-', '789', 'bytes 7-9/10'],
  ['/images/dot.jpg', 'bytes=-2', '89', 'bytes 8-9/10'],
  ['/images/dot.jpg', 'bytes=0-99', '0123456789', 'bytes 0-9/10'],
  [
    '/images/big.jpg',
    'bytes=300000-300009',
    BIG.slice(300_000, 300_010),
    'bytes 300000-300009/480000',
  ],
  ['/images/big.jpg', 'bytes=-3', 'e; ', 'bytes 479997-479999/480000'],
  ['/about', 'bytes=0-4', 'about', 'bytes 0-4/15'],
])('of %s, %s is one part', (path, range, text, contentRange) =>
  withSite(FILES, async ({ ask }) => {
    const whole = await ask(path);
    const part = await ask(path, { headers: { range } });
    expect(part).toMatchObject({ status: 206, text });
    expect({ ...part.headers, date: '' }).toEqual({
      ...whole.headers,
      date: '',
      'accept-ranges': 'bytes',
      'content-length': String(text.length),
      'content-range': contentRange,
    });
  }),
);

test.each([
  ['/images/dot.jpg', 'bytes=10-', 10],
  ['/images/big.jpg', 'bytes=480000-', 480_000],
  ['/images/none.jpg', 'bytes=0-', 0],
])('of %s, %s cannot be had, and nobody keeps that answer', (path, range, size) =>
  withSite(FILES, async ({ ask }) => {
    const { status, headers } = await ask(path, { headers: { range } });
    expect(status).toBe(416);
    expect(headers).toMatchObject({
      'content-range': `bytes */${size}`,
      'cache-control': 'no-store',
    });
  }),
);

test.each([
  ['several parts', { range: 'bytes=0-1,4-5' }],
  ['another unit', { range: 'lines=0-1' }],
  ['no sense', { range: 'bytes=5-2' }],
])('a request for %s is answered with the whole', (_name, headers) =>
  withSite(FILES, async ({ ask }) => {
    const answer = await ask('/images/dot.jpg', { headers });
    expect(answer).toMatchObject({ status: 200, text: '0123456789' });
    expect(answer.headers).not.toHaveProperty('content-range');
  }),
);

test('what is compressed, missing or asked for by HEAD has no parts', () =>
  withSite(FILES, async ({ ask }) => {
    const range = 'bytes=0-4';
    const packed = await ask('/about', { headers: { range, 'accept-encoding': 'gzip' } });
    expect(packed.status).toBe(200);
    expect(gunzipSync(packed.body).toString()).toBe('about this firm');
    expect(packed.headers).not.toHaveProperty('accept-ranges');

    const missing = await ask('/nothing', { headers: { range } });
    expect(missing).toMatchObject({ status: 404, text: 'no such page' });
    expect(missing.headers).not.toHaveProperty('accept-ranges');

    const head = await ask('/images/dot.jpg', { method: 'HEAD', headers: { range } });
    expect(head.status).toBe(200);
    expect(head.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' });
  }));

test.each([
  ['the tag of the file', (tag: string) => tag, 206],
  ['its weak form', (tag: string) => `W/${tag}`, 200],
  ['another tag', () => '"x"', 200],
  ['a date', () => new Date(Date.now() + 1e6).toUTCString(), 200],
])('a part asked for if the file still has %s', (_name, toHeader, status) =>
  withSite(FILES, async ({ ask }) => {
    const { etag = '' } = (await ask('/images/big.jpg')).headers;
    const headers = { range: 'bytes=0-3', 'if-range': toHeader(etag) };
    const answer = await ask('/images/big.jpg', { headers });
    expect(answer.status).toBe(status);
    expect(answer.text).toBe(status === 206 ? 'a pi' : BIG);
  }),
);

test('who has the file already is told so, whichever part is asked for', () =>
  withSite(FILES, async ({ ask }) => {
    const { etag = '' } = (await ask('/images/dot.jpg')).headers;
    const headers = { range: 'bytes=0-3', 'if-none-match': etag };
    expect((await ask('/images/dot.jpg', { headers })).status).toBe(304);
  }));

test('the tag is strong for plain bytes and weak for compressed ones, else the same', () =>
  withSite(FILES, async ({ ask }) => {
    const { etag: plain } = (await ask('/about')).headers;
    const { etag: packed } = (await ask('/about', { headers: { 'accept-encoding': 'br' } }))
      .headers;
    expect(plain).toMatch(/^"/);
    expect(packed).toBe(`W/${plain ?? ''}`);
  }));
