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
    // A behaviour is printed into pages as text: it takes nothing of its module along.
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
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program > ImportDeclaration[importKind!="type"]',
          message: 'A behaviour imports types only: in the page there is nothing to import from.',
        },
        {
          selector:
            ':matches(Program, Program > ExportNamedDeclaration) > :matches(VariableDeclaration, ClassDeclaration, TSEnumDeclaration)',
          message: 'A behaviour uses its arguments and the browser, no value of its module.',
        },
        {
          selector:
            'Program > FunctionDeclaration, Program > ExportNamedDeclaration[declaration.type="FunctionDeclaration"] ~ ExportNamedDeclaration[declaration.type="FunctionDeclaration"]',
          message: 'A behaviour is one exported function; what helps it stands inside.',
        },
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
    files: ['lib/dev/**', 'lib/editing/**', 'lib/serve/**', 'lib/terminal/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
);
