import { trustReply } from './trust-reply';

/** What became of a request: an answer came whole, none came in time, or the network failed. */
export type Fate = 'answered' | 'late' | 'failed';

/**
 * Runs a call with a `fetch` that has a time limit and passes on only replies to be believed. The
 * Formspree client knows neither a limit nor a reply's status and takes no `fetch` of ours; but it
 * asks the global one as soon as it is called, which is all the time that the lent one stands there.
 *
 * @param patience how long a whole reply may take, in milliseconds
 * @returns what the call returned, and later what became of its request
 */
export function lendFetch<Result>(
  call: () => Result,
  patience: number,
): { result: Result; readFate: () => Fate } {
  let fate: Fate = 'failed';
  const own = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fate = 'late';
      abort.abort();
    }, patience);
    try {
      const reply = await own(input, { ...init, signal: abort.signal });
      const text = await reply.text();
      fate = 'answered';
      return new Response(trustReply(text, reply.ok));
    } catch (error) {
      // The client says what is no Error as JSON, and rejects where that cannot be written.
      throw error instanceof Error ? error : new TypeError(String(error));
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    return { result: call(), readFate: () => fate };
  } finally {
    globalThis.fetch = own;
  }
}
