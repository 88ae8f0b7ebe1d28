import path from 'node:path';
import { watch } from 'chokidar';
import { checkContent, type CheckedContent } from '@/lib/authoring/check-content';

/** In milliseconds: an editor may write several times when it saves. All of that is one change. */
const QUIET = 100;

/** What is known about `content/` at one moment. */
export type ContentState = CheckedContent & {
  /** How often it has changed since the server was started. */
  version: number;
};

export type ContentWatch = {
  /** The latest state, or the next one while content is being read. */
  current: () => Promise<ContentState>;
  /** Calls back after every change has been read. @returns a function that ends the subscription */
  subscribe: (listener: (state: ContentState) => void) => () => void;
  close: () => Promise<void>;
};

/**
 * Watches `content/` and checks it again after a file there was saved, added or removed.
 *
 * @param root the folder that holds `content/`
 */
export async function watchContent(root: string): Promise<ContentWatch> {
  const listeners = new Set<(state: ContentState) => void>();
  let version = 0;
  let state = read();
  let timer: NodeJS.Timeout | undefined;

  async function read(): Promise<ContentState> {
    const number = version;
    return { ...(await checkContent(root)), version: number };
  }

  const watcher = watch(path.join(root, 'content'), { ignoreInitial: true });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      version += 1;
      state = read();
      const reading = state;
      reading.then(
        (read) => {
          // A later change makes this state obsolete.
          if (reading === state) for (const listener of listeners) listener(read);
        },
        // `current` reports the error.
        () => undefined,
      );
    }, QUIET);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));

  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      clearTimeout(timer);
      await watcher.close();
      // After this, nothing reads the files any more.
      await state.catch(() => undefined);
    },
  };
}
