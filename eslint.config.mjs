// @ts-check
import path from 'node:path';
import { defineConfig, globalIgnores } from 'eslint/config';
import checkFile from 'eslint-plugin-check-file';
// @ts-expect-error the plugin ships no types
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The rooms of lib/ and their floors: a room imports from floors below its own. */
const floors = {
  site: 1,
  brand: 1,
  contact: 1,
  finance: 1,
  behaviours: 2,
  images: 2,
  content: 3,
  check: 4,
  seo: 4,
  authoring: 5,
  publish: 6,
  serve: 7,
};
/** Pages are made of the floors up to this one; above it are programs. */
const PAGES = 4;
/** A test may use what is made of the thing it tests. */
const TESTS = ['**/*.test.{ts,tsx}'];

/**
 * Forbids imports from the named folders: the house has one direction, app -> components -> lib.
 *
 * @param {string[]} folders
 * @param {string} message
 * @returns {import('eslint').Linter.RulesRecord}
 */
function closed(folders, message) {
  const group = new Set(
    folders.flatMap((folder) => [`@/${folder}/**`, `**/../${path.basename(folder)}/**`]),
  );
  return { 'no-restricted-imports': ['error', { patterns: [{ group: [...group], message }] }] };
}

/**
 * The rooms that are not below a floor.
 *
 * @param {number} floor
 * @param {string} [own]
 */
function roomsFrom(floor, own) {
  const others = Object.entries(floors).filter(([room, of]) => of >= floor && room !== own);
  return others.map(([room]) => `lib/${room}`);
}

export default defineConfig(
  globalIgnores([
    '.next/',
    'out/',
    '.tmp/',
    '.data/',
    'next-env.d.ts',
    'test-results/',
    'lib/publish/next/fixture/',
  ]),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  reactHooks.configs.flat['recommended-latest'],
  jsxA11y.flatConfigs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'check-file': checkFile },
    rules: {
      // `type PostCardProps = {…}` throughout: one way to write a shape.
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      // Safari drops the role of a list without bullets; saying it brings the count back.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // A box that scrolls has to be reachable by keyboard (axe: scrollable-region-focusable).
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['group'] }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  ...Object.entries(floors).map(([room, floor]) => ({
    files: [`lib/${room}/**`],
    ignores: TESTS,
    rules: closed(
      // lib/content is the one door to content/.
      ['components', 'app', ...(room === 'content' ? [] : ['content']), ...roomsFrom(floor, room)],
      `lib/${room} is on floor ${floor} and may import lower floors only (README, The map).`,
    ),
  })),
  {
    files: ['components/**'],
    ignores: TESTS,
    rules: closed(
      ['app', 'content', ...roomsFrom(PAGES + 1)],
      `components may import components and floors 1 to ${PAGES} of lib only (README, The map).`,
    ),
  },
  {
    files: ['app/**'],
    rules: closed(
      ['content', ...roomsFrom(PAGES + 1)],
      `app may import components and floors 1 to ${PAGES} of lib only (README, The map).`,
    ),
  },
  {
    files: ['components/**', 'app/**'],
    ignores: ['components/contact/contact-form.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExpressionStatement[directive="use client"]',
          message:
            'No page runs React but for the contact form; write a behaviour (README, The map).',
        },
      ],
    },
  },
  {
    files: ['**/*.behaviour.ts'],
    rules: {
      // A misspelt local of such a name would silently be the window's.
      'no-restricted-globals': [
        'error',
        'name',
        'status',
        'top',
        'length',
        'event',
        'parent',
        'find',
      ],
    },
  },
  {
    // Playwright's fixtures call a function named `use`; it is no hook.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // Programs that people run: what they print is their purpose.
    files: ['lib/authoring/**', 'lib/publish/{build.ts,guard-out.mjs}', 'lib/serve/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
);
