/**
 * The id of the data block in which a finished page lists the framework's files, payload first, for
 * the behaviour that loads them at the visitor's first intent. In development it does not exist.
 */
export const RUNTIME_LIST_ID = 'runtime-files';
