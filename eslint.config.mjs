// @ts-check
import { defineConfig, globalIgnores } from 'eslint/config';
import checkFile from 'eslint-plugin-check-file';
// @ts-expect-error the plugin ships no types
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Forbids imports from the named rooms: the house has one direction, app -> components -> lib.
 *
 * @param {string[]} rooms
 * @param {string} message
 * @returns {import('eslint').Linter.RulesRecord}
 */
function closedRooms(rooms, message) {
  const group = rooms.flatMap((room) => [`@/${room}/**`, `**/../${room}/**`]);
  return { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] };
}

export default defineConfig(
  globalIgnores(['.next/', 'out/', '.tmp/', '.data/', 'next-env.d.ts', 'test-results/']),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  reactHooks.configs.flat['recommended-latest'],
  jsxA11y.flatConfigs.strict,
  {
    languageOptions: { parserOptions: { projectService: true } },
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
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['lib/**'],
    rules: closedRooms(
      ['components', 'app', 'content'],
      'lib imports neither components, app nor content.',
    ),
  },
  {
    // The one door to content/.
    files: ['lib/content/**'],
    rules: closedRooms(['components', 'app'], 'lib imports neither components nor app.'),
  },
  {
    files: ['components/**'],
    rules: closedRooms(['app', 'content'], 'components import from components and lib only.'),
  },
  {
    files: ['app/**'],
    rules: closedRooms(['content'], 'Only lib/content reads content/.'),
  },
  {
    // Playwright's fixtures call a function named `use`; it is no hook.
    files: ['e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // Programs that people run: what they print is their purpose.
    files: ['lib/dev/**', 'lib/editing/**', 'lib/serve/**', 'lib/terminal/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
);
