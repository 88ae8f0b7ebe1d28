import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { runProgram } from '../hosts/programs';
import { findOrInstall } from '../install-packages';
import type { Driver } from './driver';
import { type Send, startSession } from './web-driver';

/**
 * Firefox, driven by Marionette: WebDriver's commands over a socket, which its drivers use too, and
 * the only way to ask a page that runs no scripts.
 */
export async function startFirefox(isScriptless: boolean): Promise<Driver | { skip: string }> {
  const [program] = (await findOrInstall(['firefox'], ['firefox-esr'])) ?? [];
  if (!program) return { skip: 'firefox (of Debian’s package firefox-esr) is not installed' };

  const port = await getPort();
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  await mkdir(path.join(profile, 'chrome'));
  // The narrowest window is 500 px wide otherwise.
  await writeFile(
    path.join(profile, 'chrome/userChrome.css'),
    ':root, #navigator-toolbox, #nav-bar { min-width: 0 !important }',
  );
  const preferences = {
    'marionette.port': port,
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
    // Scrollbars take no room, as on a phone.
    'ui.useOverlayScrollbars': 1,
    'javascript.enabled': !isScriptless,
  };
  const lines = Object.entries(preferences).map(([name, value]) => {
    return `user_pref("${name}", ${String(value)});\n`;
  });
  await writeFile(path.join(profile, 'user.js'), lines.join(''));

  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const { stop } = await runProgram(program, args, { cwd: profile, port });
  const marionette = await connectTo(port);
  return startSession(marionette.send, {
    // A page without scripts answers only to the browser's own.
    ...(isScriptless && { script: { sandbox: 'system' } }),
    stop: async () => {
      marionette.close();
      await stop();
      await rm(profile, { recursive: true, force: true });
    },
  });
}

type Answer = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** Each message is `<length>:<JSON>`: [0, id, command, parameters], and [1, id, error, result]. */
async function connectTo(port: number): Promise<{ send: Send; close: () => void }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, Answer>();
  let received = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, Math.max(0, start - 1)));
      if (start === 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.toString('utf8', start, end));
      received = received.subarray(end);
      // The first message is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [1, number, { message: string } | null, unknown];
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(valueOf(result));
      waiting.delete(id);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
  });

  let last = 0;
  return {
    send: (command, parameters) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        const text = JSON.stringify([0, last, `WebDriver:${command}`, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      }),
    close: () => socket.destroy(),
  };
}

/** Some results are `{ value }`, others are the value. */
function valueOf(result: unknown): unknown {
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
}
