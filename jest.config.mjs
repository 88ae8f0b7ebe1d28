// @ts-check
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** What tests of components and tests of everything else have in common. */
const shared = {
  modulePathIgnorePatterns: ['<rootDir>/.tmp/', '<rootDir>/.next/', '<rootDir>/out/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

/** @type {import('jest').Config[]} */
const projects = [
  {
    ...shared,
    displayName: 'components',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/components/**/*.test.{ts,tsx}'],
  },
  {
    ...shared,
    displayName: 'lib',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/(app|lib)/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '\\.slow\\.test\\.ts$'],
  },
  {
    // What is slow and rarely breaks: `npm run test:all`.
    ...shared,
    displayName: 'slow',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/lib/**/*.slow.test.ts'],
  },
];

/**
 * next/jest leaves node_modules alone; unified and its plugins are ES modules and must be compiled.
 * normalize-strings (of syllable) must not be: it finds the global object as a script does.
 */
export default async function jestConfig() {
  return {
    // By default jest leaves a core idle, which is half of two.
    maxWorkers: '100%',
    // No test waits for a time: this is when a machine of any load may be given up.
    testTimeout: 120_000,
    projects: await Promise.all(
      projects.map(async (project) => ({
        ...(await createJestConfig(project)()),
        transformIgnorePatterns: ['\\.module\\.css$', '/node_modules/normalize-strings/'],
      })),
    ),
  };
}
