import { lendFetch } from './lend-fetch';

const PATIENCE = 1000;

/** The browser's fetch, played; the calls it got are kept. */
function stubFetch(play: (init: RequestInit | undefined) => Promise<Response>) {
  const own = jest.fn((_input: unknown, init?: RequestInit) => play(init));
  globalThis.fetch = own;
  return own;
}

/** A service that never answers, of which an aborted request is rid. */
const silence = (init: RequestInit | undefined) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => {
      reject(new DOMException('This operation was aborted', 'AbortError'));
    });
  });

/** Asks as the Formspree client does: at once, and through the global fetch. */
const ask = () => fetch('http://forms.test/f/contact', { method: 'POST' });

const answer = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));

test('a call asks the browser’s own fetch, with what it gave and a signal to abort', async () => {
  const own = stubFetch(() => answer('{"next":"/t"}'));
  await lendFetch(ask, PATIENCE).result;
  expect(own).toHaveBeenCalledTimes(1);
  expect(own).toHaveBeenCalledWith('http://forms.test/f/contact', {
    method: 'POST',
    signal: expect.any(AbortSignal),
  });
});

test('the global fetch is put back at once, not when the answer comes', () => {
  const own = stubFetch(silence);
  jest.useFakeTimers();
  let lent: unknown;
  lendFetch(() => {
    lent = globalThis.fetch;
    return ask();
  }, PATIENCE).result.catch(() => undefined);
  expect(lent).not.toBe(own);
  expect(globalThis.fetch).toBe(own);
});

test('it is put back when the call throws, too', () => {
  const own = stubFetch(silence);
  expect(() =>
    lendFetch(() => {
      throw new Error('broken');
    }, PATIENCE),
  ).toThrow('broken');
  expect(globalThis.fetch).toBe(own);
});

test('what the call returns is handed on', () => {
  stubFetch(silence);
  expect(lendFetch(() => 7, PATIENCE).result).toBe(7);
});

test.each([
  ['a good answer', answer('{"next":"/t"}'), { next: '/t' }],
  ['a next under a bad status', answer('{"next":"/t"}', 500), {}],
  ['errors under a bad status', answer('{"error":"No"}', 422), { error: 'No' }],
  ['a captcha page', answer('<!doctype html>', 403), {}],
  ['no content', Promise.resolve(new Response(null, { status: 204 })), {}],
  ['an empty answer', answer(''), {}],
])('%s is passed on as far as it is believed', async (_what, reply, expected) => {
  stubFetch(() => reply);
  const { result, readFate } = lendFetch(ask, PATIENCE);
  await expect((await result).json()).resolves.toEqual(expected);
  expect(readFate()).toBe('answered');
});

test('a request without an answer is aborted when its time is over, no sooner', async () => {
  jest.useFakeTimers();
  const own = stubFetch(silence);
  const { result, readFate } = lendFetch(ask, PATIENCE);
  const rejection = expect(result).rejects.toThrow('This operation was aborted');
  const signal = own.mock.calls[0]?.[1]?.signal;
  jest.advanceTimersByTime(PATIENCE - 1);
  expect(signal?.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal?.aborted).toBe(true);
  await rejection;
  expect(readFate()).toBe('late');
});

test('the time limit is for the whole answer: a body that does not end is aborted', async () => {
  jest.useFakeTimers();
  stubFetch((init) => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"next":'));
        init?.signal?.addEventListener('abort', () => {
          stream.error(new DOMException('This operation was aborted', 'AbortError'));
        });
      },
    });
    return Promise.resolve(new Response(body));
  });
  const { result, readFate } = lendFetch(ask, PATIENCE);
  const rejection = expect(result).rejects.toThrow('This operation was aborted');
  await jest.advanceTimersByTimeAsync(PATIENCE);
  await rejection;
  expect(readFate()).toBe('late');
});

test('an answer in time leaves no timer behind, and stays answered', async () => {
  jest.useFakeTimers();
  stubFetch(() => answer('{"next":"/t"}'));
  const { result, readFate } = lendFetch(ask, PATIENCE);
  await result;
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(PATIENCE * 2);
  expect(readFate()).toBe('answered');
});

test('a network that fails is the caller’s to hear of, and leaves no timer behind', async () => {
  jest.useFakeTimers();
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  const { result, readFate } = lendFetch(ask, PATIENCE);
  await expect(result).rejects.toThrow('Failed to fetch');
  expect(readFate()).toBe('failed');
  expect(jest.getTimerCount()).toBe(0);
});

test('a body that breaks off is a network that fails', async () => {
  stubFetch(() => {
    const body = new ReadableStream({
      pull: (stream) => {
        stream.error(new TypeError('terminated'));
      },
    });
    return Promise.resolve(new Response(body));
  });
  const { result, readFate } = lendFetch(ask, PATIENCE);
  await expect(result).rejects.toThrow('terminated');
  expect(readFate()).toBe('failed');
});

test('a fetch that throws at once is a network that fails', async () => {
  stubFetch(() => {
    throw new TypeError('Illegal invocation');
  });
  const { result, readFate } = lendFetch(ask, PATIENCE);
  await expect(result).rejects.toThrow('Illegal invocation');
  expect(readFate()).toBe('failed');
});

test('two calls, one within the other’s time, have each their own fate', async () => {
  jest.useFakeTimers();
  stubFetch(silence);
  const first = lendFetch(ask, PATIENCE);
  const rejection = expect(first.result).rejects.toThrow();
  const own = stubFetch(() => answer('{"next":"/t"}'));
  const second = lendFetch(ask, PATIENCE);
  await second.result;
  await jest.advanceTimersByTimeAsync(PATIENCE);
  await rejection;
  expect([first.readFate(), second.readFate()]).toEqual(['late', 'answered']);
  expect(globalThis.fetch).toBe(own);
});

afterEach(() => {
  jest.useRealTimers();
});
