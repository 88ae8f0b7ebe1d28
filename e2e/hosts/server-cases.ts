import { NOT_FOUND, shortName, type Case, type Exception } from './cases';
import type { SiteFiles } from './prepare-site';

const COMPRESSED = { 'Accept-Encoding': 'gzip, br' };

/** Text travels compressed; what is compressed already travels as it is. */
function compressionCases(files: SiteFiles): Case[] {
  const texts = ['', files.style, files.script, files.drawing, 'feed.xml', 'embeds/ticker.json'];
  const binaries = [files.font, files.photo, 'images/made.avif', 'images/made.webp'];
  const isCompressed = { 'content-encoding': /^(br|gzip)$/, vary: /accept-encoding/i };
  return [
    ...texts.map((name): Case => {
      const expected = { status: [200], file: name || 'index.html' };
      const atTheEdge: Exception = {
        hosts: ['Cloudflare'],
        because: 'Cloudflare compresses at its edge, which its runtime alone does in part',
        expected,
      };
      return {
        name: `/${shortName(name)} is compressed`,
        question: { target: `/${name}`, headers: COMPRESSED },
        expected: { ...expected, headers: isCompressed },
        except: [atTheEdge],
      };
    }),
    ...binaries.map((file) => ({
      name: `/${shortName(file)} is not compressed again`,
      question: { target: `/${file}`, headers: COMPRESSED },
      expected: { status: [200], file, headers: { 'content-encoding': null } },
    })),
    {
      name: '/nowhere with compression',
      question: { target: '/nowhere', headers: COMPRESSED },
      expected: { status: [404], text: NOT_FOUND },
    },
  ];
}

/** What HTTP asks of every server. */
function protocolCases(files: SiteFiles): Case[] {
  const photo = `/${files.photo}`;
  const wholeFile: Exception = {
    hosts: ['Cloudflare'],
    because: 'no ranges: the whole file is a right answer too (RFC 9110, 14.2)',
    expected: { status: [200], file: files.photo },
  };
  return [
    {
      name: 'HEAD /about',
      question: { target: '/about', method: 'HEAD' },
      expected: { status: [200], isEmpty: true, headers: { 'content-type': /^text\/html/ } },
    },
    {
      name: 'HEAD /nowhere',
      question: { target: '/nowhere', method: 'HEAD' },
      expected: { status: [404], isEmpty: true },
    },
    ...['/about', photo, `/${files.script}`, '/feed.xml'].map((target) => ({
      name: `${shortName(target)} asked for again has not changed`,
      question: { target, headers: COMPRESSED, isRepeated: true },
      expected: { status: [304], isEmpty: true },
    })),
    {
      name: 'a header of 20,000 characters',
      question: { target: '/about', headers: { 'X-Long': 'a'.repeat(20_000) } },
      expected: { status: [200, 400, 431] },
    },
    {
      name: 'bytes 0-9 of a photo',
      question: { target: photo, headers: { Range: 'bytes=0-9' } },
      expected: { status: [206], headers: { 'content-range': /^bytes 0-9\/\d+$/ } },
      except: [wholeFile],
    },
    {
      name: 'bytes behind the end of a photo',
      question: { target: photo, headers: { Range: 'bytes=99999999-' } },
      expected: { status: [416], headers: { 'content-range': /^bytes \*\/\d+$/ } },
      except: [wholeFile],
    },
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({
      name: `${method} /about`,
      question: { target: '/about', method, headers: { 'Content-Length': '0' } },
      expected: { status: [405] },
    })),
  ];
}

const ODD_TARGETS = [
  '/%2e%2e/',
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2fetc/passwd',
  '/..%5c..%5cetc%5cpasswd',
  '/images/..%2f.env',
  '//evil.example',
  '//evil.example/..',
  '/%2fevil.example/%2f..',
  '//about/',
  '//about.html',
  '//old/page',
  '/\\evil.example/',
  '\\\\evil.example',
  '/about/%0d%0aLocation:%20https://evil.example/',
  '/blog/7%00',
  '/blog/%',
  '/%ff%fe',
  '/\xff\xfe',
  '/about%2Fx',
  '/%61bout',
  '/blog/../about',
  '/blog/7?x=<script>alert(1)</script>',
  '/about/?x=//evil.example&y=%0d%0a',
  '*',
  'about',
  'http://evil.example//about/',
  'https://evil.example/nowhere',
];

const LONG_TARGETS = [
  ['a segment of 300 characters', `/${'a'.repeat(300)}`],
  ['a path of 3,000 characters', `/${'a'.repeat(3000)}`],
  ['a path of 10,000 characters', `/${'a'.repeat(10_000)}`],
  ['a path of 3,000 folders', '/a'.repeat(3000)],
  ['a query of 10,000 characters', `/about?${'a'.repeat(10_000)}`],
];

const behindEdge: Exception = {
  hosts: ['Cloudflare'],
  because: 'Cloudflare’s edge refuses what is no path; here the runtime has no edge before it',
};

/** Nothing odd ends in a server error, shows a file from elsewhere or leads to another site. */
const oddCases: Case[] = [
  ...ODD_TARGETS.map((target) => [
    target.replace(/[^ -~]/g, (character) => `\\x${character.charCodeAt(0).toString(16)}`),
    target,
  ]),
  ...LONG_TARGETS,
].map(([name = '', target = '']) => ({
  name,
  question: { target },
  expected: { status: [200, 301, 307, 308, 400, 404, 414, 431] },
  except: target.startsWith('/') ? [] : [behindEdge],
}));

/** How a server speaks HTTP, and what it makes of requests that no browser sends. */
export function serverCases(files: SiteFiles): Case[] {
  return [...compressionCases(files), ...protocolCases(files), ...oddCases];
}
