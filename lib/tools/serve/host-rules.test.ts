import { readFileSync } from 'node:fs';
import { findHeaders } from './host-rules';

const HEADERS_FILE = `# a comment
/*
  X-All: yes
  X-Part: one
/blog/*
  X-Part: two
/about\r
\tCache-Control: public, max-age=0
not a pattern
`;

test('returns the headers of all patterns that match a path', () => {
  const findAll = (path: string) => Object.fromEntries(findHeaders(HEADERS_FILE, path));
  expect(findAll('/blog/7')).toEqual({ 'X-All': 'yes', 'X-Part': 'one, two' });
  expect(findAll('/about')).toMatchObject({
    'X-Part': 'one',
    'Cache-Control': 'public, max-age=0',
  });
});

test('sets no Cross-Origin-Opener-Policy for the contact page (public/_headers)', () => {
  // The response of the form service does not have this header. If only the contact page had it, Firefox and WebKit
  // would lose the typed message when the visitor goes back.
  expect(readFileSync('public/_headers', 'utf8')).not.toContain('Cross-Origin-Opener-Policy');
});
