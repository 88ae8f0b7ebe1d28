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
    // By default, Jest leaves one core unused, which would be half of a CPU with two cores.
    maxWorkers: '100%',
    testTimeout: 120_000,
    projects: await Promise.all(
      projects.map(async (project) => ({
        ...(await createJestConfig(project)()),
        // By default, next/jest does not transform packages in node_modules. But Jest can load unified and its
        // plugins only if they are transformed, because they are ES modules.
        transformIgnorePatterns: ['\\.module\\.css$'],
      })),
    ),
  };
}
