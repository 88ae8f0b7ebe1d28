import { EventEmitter } from 'node:events';
import path from 'node:path';
import { watch } from 'chokidar';
import { checkContent, type CheckedContent } from '@/lib/check/check-content';

/** In milliseconds: an editor may write several times when it saves. All of that is one change. */
const QUIET = 100;

/** What the pages and the report need to know of `content/` at one moment. */
export type ContentState = Pick<CheckedContent, 'content' | 'diagnostics'> & {
  /** When it last changed, in milliseconds; 0 for never since the server was started. */
  changedAt: number;
};

export type ContentWatch = {
  /** Emits every state after the first. */
  changes: EventEmitter<{ change: [ContentState] }>;
  /** The latest state, or the next one while content is being read. */
  current: () => Promise<ContentState>;
};

/**
 * Watches `content/` and checks it again after a file there was saved, added or removed.
 *
 * @param root the folder that holds `content/`
 */
export async function watchContent(root: string): Promise<ContentWatch> {
  const changes = new EventEmitter<{ change: [ContentState] }>();
  const read = async (changedAt: number) => ({ ...(await checkContent(root)), changedAt });
  let state = read(0);
  let timer: NodeJS.Timeout | undefined;

  const watcher = watch(path.join(root, 'content'), { ignoreInitial: true });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const reading = read(Date.now());
      state = reading;
      // A later change makes this state obsolete. `current` reports an error.
      const emit = (read: ContentState) => state === reading && changes.emit('change', read);
      reading.then(emit, () => undefined);
    }, QUIET);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return { changes, current: () => state };
}
