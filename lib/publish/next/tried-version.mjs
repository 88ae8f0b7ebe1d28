// @ts-check

/** The version of Next whose output this folder knows. */
const TRIED = '16.4';

/**
 * Refuses a version of Next whose output this folder has not been tried with. Its names and marks are
 * Next's own business and may change with any minor version.
 *
 * @param {string} version
 * @throws when it is another one than the one tried
 */
export function requireTriedVersion(version) {
  if (version.startsWith(`${TRIED}.`)) return;
  throw new Error(
    `Next ${version} is installed, but lib/publish/next knows the output of Next ${TRIED} only. Follow "Upgrading Next" in CONTRIBUTING.md.`,
  );
}
