import type { Case, Exception } from './case';
import { REASONS } from './reasons';

const NOT_FOUND = '404 - Page Not Found';
const NO_POST = 'Blog post not found';
const html = { 'content-type': /^text\/html; ?charset=utf-8$/i };

const uploaded: Exception = {
  hosts: ['Cloudflare', 'Netlify', 'GitHub Pages'],
  because: REASONS.uploaded,
};
const answerPage: Exception = {
  hosts: ['Cloudflare', 'Netlify', 'GitHub Pages'],
  because: REASONS.answerPage,
  expected: { status: [200, 307] },
};

const respelt: Exception = {
  hosts: ['Cloudflare'],
  because: REASONS.spelling,
  expected: { status: [307], location: '/about%3Bx' },
};

/** What is not there says so, in the words that fit. */
export const missingCases: Case[] = [
  ...[
    '/nowhere',
    '/about/us',
    '/ABOUT',
    '/about;x',
    '/images/',
    '/%C3%A9t%C3%A9',
    '/old/',
    '/*',
  ].map((target) => ({
    name: `${target} is not found`,
    question: { target },
    expected: { status: [404], text: NOT_FOUND, headers: html },
    except: target.includes(';') ? [respelt] : [],
  })),
  {
    name: '/_next/static/nope.js is not found',
    question: { target: '/_next/static/nope.js' },
    expected: { status: [404] },
  },
  ...['/blog/99', '/blog/99/', '/blog/x/y', '/blog/*'].map((target) => ({
    name: `${target} is no post`,
    question: { target },
    expected: { status: [404], text: NO_POST, headers: html },
    except: [
      {
        hosts: ['GitHub Pages'] as const,
        because: REASONS.oneAnswer,
        expected: { status: [404], text: NOT_FOUND, headers: html },
      },
    ],
  })),
  {
    name: '/blog/007 is no post',
    question: { target: '/blog/007' },
    expected: { status: [404] },
    except: [
      {
        hosts: ['npm start'],
        because: REASONS.number,
        expected: { status: [308], location: '/blog/7' },
      },
    ],
  },
  ...[
    ['/404', NOT_FOUND],
    ['/404.html', NOT_FOUND],
    ['/blog/not-found', NO_POST],
    ['/blog/404', NO_POST],
  ].map(([target = '', text = '']) => ({
    name: `${target} is no address`,
    question: { target },
    expected: { status: [404], text },
    except: [answerPage],
  })),
  ...['/_headers', '/_redirects'].map((target) => ({
    name: `${target} is not served`,
    question: { target },
    expected: { status: [404], text: NOT_FOUND },
    except: [
      {
        hosts: ['GitHub Pages'] as const,
        because: REASONS.uploaded,
        expected: { status: [200] },
      },
    ],
  })),
  ...['/.env', '/.git/config', '/%2eenv', '/.git/'].map((target) => ({
    name: `${target} is not served`,
    question: { target },
    expected: { status: [404], text: NOT_FOUND },
    except: [uploaded],
  })),
];
