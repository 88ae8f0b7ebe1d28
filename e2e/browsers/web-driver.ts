import { type Driver, KEYS, NO_NETWORK } from './driver';

/** The commands of WebDriver that the flows need, as Marionette names them and as HTTP does. */
export const COMMANDS = {
  NewSession: ['POST', ''],
  Navigate: ['POST', '/url'],
  Back: ['POST', '/back'],
  Refresh: ['POST', '/refresh'],
  PerformActions: ['POST', '/actions'],
  SetWindowRect: ['POST', '/window/rect'],
  ExecuteScript: ['POST', '/execute/sync'],
  Print: ['POST', '/print'],
  DeleteSession: ['DELETE', ''],
} as const;

/** Sends a command and returns its value; rejects with what the browser says is wrong. */
export type Send = (command: keyof typeof COMMANDS, parameters: object) => Promise<unknown>;

/** No request leaves this machine, whatever its network. */
const proxy = {
  proxyType: 'manual',
  httpProxy: NO_NETWORK,
  sslProxy: NO_NETWORK,
  noProxy: ['localhost'],
};

/**
 * Starts a session of WebDriver (https://www.w3.org/TR/webdriver2/).
 *
 * @param capabilities what this browser is asked for beside a closed network
 * @param script parameters of its own for each script
 * @param stop ends the browser
 */
export async function startSession(
  send: Send,
  { capabilities = {}, script = {}, stop }: SessionOptions,
): Promise<Driver> {
  const { capabilities: granted } = (await send('NewSession', {
    capabilities: { alwaysMatch: { proxy, ...capabilities } },
  })) as { capabilities: { browserVersion: string } };

  const evaluate = (body: string) => send('ExecuteScript', { script: body, args: [], ...script });
  const act = async (id: string, type: string, actions: object[]) => {
    const options = type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {};
    await send('PerformActions', { actions: [{ id, type, ...options, actions }] });
  };
  const type = (text: string) =>
    act(
      'keyboard',
      'key',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];

  return {
    version: granted.browserVersion,
    open: async (url) => void (await send('Navigate', { url })),
    click: (x, y, times) =>
      act('mouse', 'pointer', [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        ...Array.from({ length: times }, () => press).flat(),
      ]),
    type,
    press: (key) => type(KEYS[key]),
    back: async () => void (await send('Back', {})),
    reload: async () => void (await send('Refresh', {})),
    resize: async (width) => {
      await send('SetWindowRect', { width, height: 760 });
      const actual = await evaluate('return innerWidth');
      if (actual !== width) throw new Error(`The window is ${String(actual)} px wide`);
    },
    evaluate,
    print: async () => Buffer.from(String(await send('Print', {})), 'base64'),
    close: async () => {
      await send('DeleteSession', {}).catch(() => undefined);
      await stop();
    },
  };
}

type SessionOptions = {
  capabilities?: object;
  script?: object;
  stop: () => Promise<void>;
};
