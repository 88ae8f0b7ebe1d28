// @ts-check
import path from 'node:path';
import { defineConfig, globalIgnores } from 'eslint/config';
import checkFile from 'eslint-plugin-check-file';
// @ts-expect-error the plugin ships no types
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The layer of each folder in lib/. A folder may import only from itself and from lower layers. */
const LAYERS = {
  site: 1,
  brand: 1,
  contact: 1,
  finance: 1,
  images: 2,
  firm: 2,
  content: 3,
  seo: 4,
  tools: 5,
};

const TEST_FILES = ['**/*.test.{ts,tsx}'];

/**
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
const listForbiddenFolders = (folder, layer) =>
  Object.entries(LAYERS)
    .filter(([name, otherLayer]) => otherLayer >= layer && name !== folder)
    .map(([name]) => `lib/${name}`);

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
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      // Safari announces a list without bullets as a list only if it has an explicit `role="list"`.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // A scrollable element needs `tabindex`, so that keyboard users can scroll it (axe rule
      // scrollable-region-focusable).
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['group'] }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  ...Object.entries(LAYERS).map(([folder, layer]) => ({
    files: [`lib/${folder}/**`],
    ignores: TEST_FILES,
    rules: forbidImports(
      // Only lib/content may import files in content/.
      [
        'components',
        'app',
        ...(folder === 'content' ? [] : ['content']),
        ...listForbiddenFolders(folder, layer),
      ],
      `lib/${folder} is in layer ${layer} of lib/ and may import only from lower layers. See "Layout" in CONTRIBUTING.md.`,
    ),
  })),
  {
    files: ['components/**'],
    ignores: TEST_FILES,
    rules: forbidImports(
      ['app', 'content', 'lib/tools'],
      'components/ may import only from components/ and lib/, except lib/tools. See "Layout" in CONTRIBUTING.md.',
    ),
  },
  {
    files: ['app/**'],
    ignores: TEST_FILES,
    rules: forbidImports(
      ['content', 'lib/tools'],
      'app/ may import only from app/, components/ and lib/, except lib/tools. See "Layout" in CONTRIBUTING.md.',
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
            'Only the contact form may be a client component. Write a behaviour instead. See "Add a behaviour" in CONTRIBUTING.md.',
        },
      ],
    },
  },
  {
    files: ['**/*.behaviour.ts'],
    rules: {
      // If a variable such as `name` is not declared, the code silently reads the global `window.name`.
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
    // Playwright fixtures call a function named `use`, which this rule would mistake for React's `use`.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['lib/tools/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
);
