// @ts-check
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Options of all projects. */
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
  },
];

/** next/jest does not compile node_modules, but unified and its plugins are ES modules and need it. */
export default async function jestConfig() {
  return {
    // By default, Jest leaves one core idle: half of two.
    maxWorkers: '100%',
    // In milliseconds. Generous, so that a busy machine does not fail a test.
    testTimeout: 120_000,
    projects: await Promise.all(
      projects.map(async (project) => ({
        ...(await createJestConfig(project)()),
        transformIgnorePatterns: ['\\.module\\.css$'],
      })),
    ),
  };
}
