import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/site/list-files';
import { copyProject, NEXT_BUILD, run } from '../copy-project';
import { makeSecondFirm } from '../second-firm/make-second-firm';
import { expect, test } from '../test';

const folder = path.resolve('.tmp/second-firm');

test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('the steps of README make the site another firm’s, and nothing of the first is left', async () => {
  await rm(folder, { recursive: true, force: true });
  await copyProject(folder);
  expect(await makeSecondFirm(folder)).toContain('Deleted the articles in content/blog (1)');
  expect(await run(folder, ['npm', 'run', 'preflight'])).toEqual({
    code: 0,
    output: expect.stringContaining('Ready: no placeholder is left in content/.'),
  });
  const build = await run(folder, NEXT_BUILD);
  expect(build).toMatchObject({ code: 0, output: expect.stringContaining('3 published') });

  const out = path.join(folder, 'out');
  const files = await listFiles(out);
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(out, file), 'utf8')] as const),
  );
  expect(texts.filter(([, text]) => /iroko/i.test(text)).map(([file]) => file)).toEqual([]);
  const page = (name: string) => texts.find(([file]) => file === name)?.[1] ?? '';
  expect(/hero-\d+\.webp/.exec(page('index.html'))).not.toBeNull();
  expect(/hero-thread|market-prices|<iframe/.exec(page('index.html'))).toBeNull();
  expect(/Monday to Thursday, 8:30&nbsp;am to 4:30/.exec(page('contact.html'))).not.toBeNull();
  expect(page('icons/logo.svg')).toContain('M4 44V20L32 4');
  expect(page('manifest.webmanifest')).toContain('#0C2317');
});
