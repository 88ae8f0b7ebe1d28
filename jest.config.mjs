// @ts-check
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/(app|components|lib)/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.tmp/', '<rootDir>/.next/', '<rootDir>/out/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

/**
 * next/jest leaves node_modules alone; unified and its plugins are ES modules and must be compiled.
 * normalize-strings (of syllable) must not be: it finds the global object as a script does.
 */
export default async function jestConfig() {
  return {
    ...(await createJestConfig(config)()),
    transformIgnorePatterns: ['\\.module\\.css$', '/node_modules/normalize-strings/'],
  };
}
