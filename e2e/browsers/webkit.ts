import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { runProgram } from '../hosts/programs';
import { findOrInstall } from '../install-packages';
import type { Driver } from './driver';
import { COMMANDS, type Send, startSession } from './web-driver';

/** WebKitGTK's small browser, driven by WebDriver. It needs a screen: a virtual one. */
export async function startWebkit(): Promise<Driver | { skip: string }> {
  const packages = ['webkit2gtk-driver', 'xvfb', 'xauth'];
  const [program, screen] =
    (await findOrInstall(['WebKitWebDriver', 'xvfb-run', 'xauth'], packages)) ?? [];
  if (!program || !screen) {
    return { skip: `one of Debian’s packages ${packages.join(', ')} is not installed` };
  }

  const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  // Shrinks the toolbar: the narrowest window is 447 px wide otherwise.
  await mkdir(path.join(folder, 'gtk-3.0'));
  await writeFile(
    path.join(folder, 'gtk-3.0/gtk.css'),
    '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-transform: scale(.1) }',
  );
  const port = await getPort();
  const args = ['-a', '-s', '-screen 0 1600x1200x24', program, `--port=${port}`];
  const env = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder };
  const { stop } = await runProgram(screen, args, { cwd: folder, port, env });
  return startSession(talkTo(`http://127.0.0.1:${port}`), {
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  });
}

function talkTo(driver: string): Send {
  let session = '';
  return async (command, parameters) => {
    const [method, address] = COMMANDS[command];
    const answer = await fetch(`${driver}/session${session}${address}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(parameters) }),
    });
    const { value } = (await answer.json()) as { value: { message?: string; sessionId?: string } };
    if (!answer.ok) throw new Error(value.message ?? answer.statusText);
    if (command === 'NewSession') session = `/${value.sessionId ?? ''}`;
    return value;
  };
}
