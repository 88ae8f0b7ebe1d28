// @ts-check

/** The minor version of Next whose output this folder knows. */
const SUPPORTED_NEXT = '16.4';

/**
 * Refuses a version of Next whose output this folder was not tested with. Next does not document the
 * names and marks in its output: they may change with any minor version.
 *
 * @param {string} version
 * @throws when the version is not supported
 */
export function requireSupportedNext(version) {
  if (version.startsWith(`${SUPPORTED_NEXT}.`)) return;
  throw new Error(
    `Next ${version} is installed, but lib/tools/build/next supports the output of Next ${SUPPORTED_NEXT} only. Follow "Upgrading Next" in CONTRIBUTING.md.`,
  );
}
