// @ts-check
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const sharedOptions = {
  modulePathIgnorePatterns: ['<rootDir>/.tmp/', '<rootDir>/.next/', '<rootDir>/out/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

/** @type {import('jest').Config[]} */
const projects = [
  {
    ...sharedOptions,
    displayName: 'components',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/components/**/*.test.{ts,tsx}'],
  },
  {
    ...sharedOptions,
    displayName: 'lib',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/(app|lib)/**/*.test.{ts,tsx}'],
  },
];

export default async function jestConfig() {
  return {
    // By default, Jest leaves one core idle, which is half of a two-core CPU.
    maxWorkers: '100%',
    testTimeout: 120_000,
    projects: await Promise.all(
      projects.map(async (project) => ({
        ...(await createJestConfig(project)()),
        // By default, next/jest does not transform node_modules. But unified and its plugins are ES modules,
        // which Jest cannot load without transforming them.
        transformIgnorePatterns: ['\\.module\\.css$'],
      })),
    ),
  };
}
