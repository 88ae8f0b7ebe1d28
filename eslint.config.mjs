// @ts-check
import path from 'node:path';
import { defineConfig, globalIgnores } from 'eslint/config';
import checkFile from 'eslint-plugin-check-file';
// @ts-expect-error the plugin ships no types
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The layers of lib/. A folder imports only from layers with a lower number, and from itself. */
const layers = {
  site: 1,
  brand: 1,
  contact: 1,
  finance: 1,
  images: 2,
  content: 3,
  seo: 4,
  check: 4,
  tools: 5,
};

/** Tests may import from any layer. */
const TESTS = ['**/*.test.{ts,tsx}'];

/**
 * Forbids imports from the named folders.
 *
 * @param {string[]} folders
 * @param {string} message
 * @returns {import('eslint').Linter.RulesRecord}
 */
function forbidImports(folders, message) {
  const group = new Set(
    folders.flatMap((folder) => [`@/${folder}/**`, `**/../${path.basename(folder)}/**`]),
  );
  return { 'no-restricted-imports': ['error', { patterns: [{ group: [...group], message }] }] };
}

/** @type {(folder: string, layer: number) => string[]} */
const notBelow = (folder, layer) =>
  Object.entries(layers)
    .filter(([other, its]) => its >= layer && other !== folder)
    .map(([other]) => `lib/${other}`);

export default defineConfig(
  globalIgnores(['.next/', 'out/', '.tmp/', '.data/', 'next-env.d.ts', 'test-results/']),
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
  ...Object.entries(layers).map(([folder, layer]) => ({
    files: [`lib/${folder}/**`],
    ignores: TESTS,
    rules: forbidImports(
      // Only lib/content reads the files of content/.
      [
        'components',
        'app',
        ...(folder === 'content' ? [] : ['content']),
        ...notBelow(folder, layer),
      ],
      `lib/${folder} is in layer ${layer} of lib/ and may import lower layers only (CONTRIBUTING.md, "Layout").`,
    ),
  })),
  {
    files: ['components/**'],
    ignores: TESTS,
    rules: forbidImports(
      ['app', 'content', 'lib/tools'],
      'components/ may import components/ and lib/, but not lib/tools (CONTRIBUTING.md, "Layout").',
    ),
  },
  {
    files: ['app/**'],
    ignores: TESTS,
    rules: forbidImports(
      ['content', 'lib/tools'],
      'app/ may import components/ and lib/, but not lib/tools (CONTRIBUTING.md, "Layout").',
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
            'No page runs React except for the contact form; write a behaviour (CONTRIBUTING.md).',
        },
      ],
    },
  },
  {
    files: ['**/*.behaviour.ts'],
    rules: {
      // A typo such as `name` would read `window.name`.
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
    // Playwright's fixtures call a function named `use`, which is not a hook.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // Programs print to the terminal.
    files: ['lib/tools/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
);
