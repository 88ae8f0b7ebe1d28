import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import puppeteer from 'puppeteer-core';
import WebDriver from 'webdriver';
import { startServer } from '../support/programs';
import { browserArguments } from '../playwright.config';
import { findBrowsers, findOrInstall } from '../support/find-browser';
import type { FlowPage } from './page';

type Engine = {
  version: string;
  /** In WebKit, do not alternate between pages, because every command goes to the newest page. */
  newPage: () => Promise<FlowPage>;
  close: () => Promise<unknown>;
};

/** `isNamed` is true if the filter of `npm run test:browsers` begins with the name of the engine. */
type StartEngine = (folder: string, isNamed: boolean) => Promise<Engine | undefined>;

/** Each function starts an engine, or returns undefined if the engine is missing. Engines may write to `folder`. */
export const ENGINES: Record<string, StartEngine> = {
  Chromium: startChromium,
  'Chromium 92': startChromium92,
  Firefox: () => startFirefox({}),
  // Firefox for Android keeps pages with `unload` listeners in its back/forward cache.
  'Firefox with the cache of Android': () =>
    startFirefox({ 'docshell.shistory.bfcache.allow_unload_listeners': true }),
  WebKit: startWebkit,
};

/** Proxy port for all hosts except localhost, in Firefox and WebKit. Nothing listens there, so requests fail. */
const CLOSED_PORT = 9;

async function startChromium(): Promise<Engine | undefined> {
  const paths = await findBrowsers().catch(() => undefined);
  return paths && launchChromium(paths.browser ?? chromium.executablePath());
}

const CHROMIUM_92_FOLDER = '.tmp/chromium-92';

/**
 * Starts Chromium 92, the oldest Chrome in `browserslist`. If it is missing, downloads its Linux build from an npm
 * package, but only if the command line names Chromium 92. Otherwise, returns undefined.
 */
async function startChromium92(_folder: string, isNamed: boolean): Promise<Engine | undefined> {
  const executablePath = path.resolve(CHROMIUM_92_FOLDER, 'chromium');
  if (!existsSync(executablePath)) {
    if (!isNamed) return undefined;
    console.log(`Fetching Chromium 92 into ${CHROMIUM_92_FOLDER}…`);
    const options = ['--prefix', CHROMIUM_92_FOLDER, '--no-save', '--ignore-scripts'];
    execFileSync('npm', ['install', ...options, 'chrome-aws-lambda@10.1.0']);
    const archive = `${CHROMIUM_92_FOLDER}/node_modules/chrome-aws-lambda/bin/chromium.br`;
    const bytes = brotliDecompressSync(await readFile(archive));
    await writeFile(executablePath, bytes, { mode: 0o755 });
  }
  return launchChromium(executablePath);
}

async function launchChromium(executablePath: string): Promise<Engine> {
  // When run as root, Chromium starts only with its sandbox disabled.
  const args = ['--no-sandbox', ...browserArguments];
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext();
  return {
    version: browser.version(),
    newPage: async () => {
      const page = await context.newPage();
      const findCentre = (selector: string) =>
        page.evaluate((name) => {
          const box = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
          return [box.x + box.width / 2, box.y + box.height / 2] as const;
        }, selector);
      return Object.assign(page, {
        setViewport: page.setViewportSize.bind(page),
        // Playwright's own `click` and `hover` call functions that Chromium 92 lacks.
        click: async (selector: string, { count }: { count: number }) =>
          page.mouse.click(...(await findCentre(selector)), { clickCount: count }),
        hover: async (selector: string) => page.mouse.move(...(await findCentre(selector))),
      });
    },
    close: () => browser.close(),
  };
}

async function startFirefox(preferences: object): Promise<Engine | undefined> {
  const [executablePath] = findOrInstall(['firefox'], ['firefox-esr']);
  if (!executablePath) return undefined;
  const extraPrefsFirefox = {
    // Use overlay scrollbars, because classic scrollbars would narrow the viewport.
    'ui.useOverlayScrollbars': 1,
    'network.proxy.type': 1,
    'network.proxy.socks': '127.0.0.1',
    'network.proxy.socks_port': CLOSED_PORT,
    'network.proxy.no_proxies_on': 'localhost',
    ...preferences,
  };
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
  return {
    version: await browser.version(),
    newPage: async () => {
      const page = await browser.newPage();
      // Puppeteer's own `url` does not change when Firefox shows a page from its back/forward cache.
      return Object.assign(page, { url: () => page.evaluate('location.href') as Promise<string> });
    },
    close: () => browser.close(),
  };
}

const TOOLBAR_HEIGHT_PX = 20;
/** Shrinks the browser's toolbar. With the normal toolbar, the window cannot be narrower than 447 px. */
const GTK_STYLE = `* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }`;

async function startWebkit(folder: string): Promise<Engine | undefined> {
  const packages = ['webkit2gtk-driver', 'xvfb', 'xauth'];
  const [driver, xvfb, xauth] = findOrInstall(['WebKitWebDriver', 'xvfb-run', 'xauth'], packages);
  if (!driver || !xvfb || !xauth) return undefined;

  await mkdir(path.join(folder, 'gtk-3.0'));
  await writeFile(path.join(folder, 'gtk-3.0/gtk.css'), GTK_STYLE);
  const env = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder };
  const port = await getPort();
  const command = [xvfb, '-a', '-s', '-screen 0 1600x1200x24', driver, `--port=${port}`];
  const { stop } = await startServer(command, port, env);
  // Set the proxy with command-line arguments. With the `proxy` capability, WebKit crashes in about 5% of starts.
  const proxy = [`--proxy=http://127.0.0.1:${CLOSED_PORT}`, '--ignore-host=localhost'];
  const client = await WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    logLevel: 'silent',
    capabilities: { 'webkitgtk:browserOptions': { args: ['--automation', ...proxy] } } as object,
  });

  const act = (type: string, actions: object[]) =>
    client.performActions([{ type, id: type, actions }]);
  const press = { type: 'pointerDown', button: 0 };
  const release = { type: 'pointerUp', button: 0 };
  const hover = async (selector: string) => {
    const origin = await client.findElement('css selector', selector);
    await act('pointer', [{ type: 'pointerMove', origin, x: 0, y: 0 }]);
  };
  const page: Omit<FlowPage, 'close'> = {
    goto: async (url) => {
      await client.navigateTo(url);
      // Wait for the first animation frame. Until then, the page may scroll to the top, or a view transition may begin.
      await client.executeScript('return new Promise(requestAnimationFrame)', []);
    },
    url: () => client.getUrl(),
    reload: () => client.refresh(),
    setViewport: ({ width, height }) =>
      client.setWindowRect(null, null, width, height + TOOLBAR_HEIGHT_PX),
    click: async (selector, { count }) => {
      await hover(selector);
      await act('pointer', Array<object[]>(count).fill([press, release]).flat());
    },
    hover,
    keyboard: {
      type: (text) => {
        const keys = ['keyDown', 'keyUp'];
        return act(
          'key',
          [...text].flatMap((value) => keys.map((type) => ({ type, value }))),
        );
      },
    },
    mouse: { down: () => act('pointer', [press]), up: () => act('pointer', [release]) },
    evaluate: (expression) => client.executeScript(`return ${expression}`, []),
  };
  return {
    version: client.capabilities.browserVersion ?? '',
    newPage: async () => {
      const previous = await client.getWindowHandle();
      const { handle } = await client.createWindow('window');
      await client.switchToWindow(handle);
      const close = () => client.closeWindow().then(() => client.switchToWindow(previous));
      return { ...page, close };
    },
    close: () => client.deleteSession().finally(stop),
  };
}
