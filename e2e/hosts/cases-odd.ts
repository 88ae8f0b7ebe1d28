import type { Case } from './case';
import { REASONS } from './reasons';

/** Nothing odd may end in a fault, show a file from elsewhere or lead to another site. */
const FOUND_OR_NOT = [200, 301, 307, 308, 400, 404, 414, 431];

const TARGETS = [
  '/%2e%2e/',
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2fetc/passwd',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/..%5c..%5cetc%5cpasswd',
  '/images/..%2f.env',
  '//evil.example',
  '//evil.example/',
  '//evil.example/%2f..',
  '//evil.example/..',
  '/%2fevil.example/%2f..',
  '//about/',
  '//about.html',
  '//old/page',
  '/%2fabout/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/\\about/',
  '\\\\evil.example',
  '/about%0d%0aLocation:%20https://evil.example/',
  '/about/%0d%0aLocation:%20https://evil.example/',
  '/blog/7%00',
  '/blog/7%00.html',
  '/blog/%',
  '/blog/%zz',
  '/blog/%u0037',
  '/%ff%fe',
  '/\xff\xfe',
  '/blog/%C3%A9',
  '/about%2Fx',
  '/blog%2F7',
  '/%61bout',
  '/./about',
  '/blog/../about',
  '/blog/7?x=<script>alert(1)</script>',
  '/about/?x=//evil.example&y=%0d%0a',
  '/about#x',
  '*',
  'about',
  'http://evil.example/about/',
  'http://evil.example//about/',
  'https://evil.example/nowhere',
] as const;

const LONG = [
  ['a segment of 300 characters', `/${'a'.repeat(300)}`],
  ['a path of 3,000 characters', `/${'a'.repeat(3000)}`],
  ['a path of 10,000 characters', `/${'a'.repeat(10_000)}`],
  ['a path of 3,000 folders', '/a'.repeat(3000)],
  ['a query of 10,000 characters', `/about?${'a'.repeat(10_000)}`],
] as const;

export const oddCases: Case[] = [
  ...TARGETS.map((target) => ({
    name: target.replace(/[^ -~]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`),
    question: { target },
    expected: { status: FOUND_OR_NOT },
    except: target.startsWith('/')
      ? []
      : [{ hosts: ['Cloudflare'] as const, because: REASONS.noEdge }],
  })),
  ...LONG.map(([name, target]) => ({
    name,
    question: { target },
    expected: { status: FOUND_OR_NOT },
  })),
];
