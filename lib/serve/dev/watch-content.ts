import path from 'node:path';
import { watch } from 'chokidar';
import { checkContent, type CheckedContent } from '@/lib/authoring/check-content';

/** In milliseconds: a program that saves writes several times; all of it is one change. */
const QUIET = 100;

/** What is known of `content/` at a moment. */
export type ContentState = CheckedContent & {
  /** How often it has changed since the server was started. */
  version: number;
};

export type ContentWatch = {
  /** The latest state; while something is being read, the one to come. */
  current: () => Promise<ContentState>;
  /** Calls back after every change, when it has been read. @returns what ends that */
  subscribe: (listener: (state: ContentState) => void) => () => void;
  close: () => Promise<void>;
};

/**
 * Watches `content/` and checks it anew whenever a file there was saved, added or removed.
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
          // What has been overtaken since is nobody's state any more.
          if (reading === state) for (const listener of listeners) listener(read);
        },
        // Whoever asks for the state hears of it.
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
      // Its files are not read any more once this has ended.
      await state.catch(() => undefined);
    },
  };
}
