/**
 * The id of the data block in which a finished page lists the framework's files, payload first, for
 * the behaviour that fetches them at the visitor's first intent. In development there is none.
 */
export const RUNTIME_LIST_ID = 'runtime-files';
