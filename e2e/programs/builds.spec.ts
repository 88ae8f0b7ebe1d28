import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject, hashFiles, NEXT_BUILD, run } from '../copy-project';
import { outDirOf, prepareVariant, PROJECT, setFacts } from '../sites';
import { expect, test } from '../test';

// All of them build in one folder, that of the variants.
test.describe.configure({ mode: 'serial' });

/** A client component that nothing starts, and other things that must not reach a visitor. */
const broken = {
  'components/ui/counter.tsx': `'use client';
import { useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}
`,
  'components/ui/broken.behaviour.ts': `export function showText(target: HTMLElement): void {
  target.append('text');
}
`,
  'components/ui/broken.tsx': `import { Suspense } from 'react';
import { Behaviour } from './behaviour';
import { showText } from './broken.behaviour';
import { Counter } from './counter';
async function Late() {
  await new Promise((resolve) => setTimeout(resolve, 20));
  // Long, and nothing that compression could shorten much.
  return <p>{Array.from({ length: 2000 }, (_, index) => Math.sin(index)).join(' ')}</p>;
}
export function Broken() {
  return (
    <div>
      <h1>A second main heading</h1>
      <p id="twice">One</p>
      <p id="twice">Two</p>
      <a href="/abuot">A page that is not there</a>
      <a href="/services#nowhere">A place that is not there</a>
      <img src="/images/gone.svg" />
      <p style={{ color: 'red' }}>Red</p>
      <ul dangerouslySetInnerHTML={{ __html: '<p>A paragraph is no list item</p>' }} />
      <script dangerouslySetInnerHTML={{ __html: 'window.lost = 1' }} />
      <Counter />
      <Suspense fallback={<p>Later</p>}>
        <Late />
      </Suspense>
      <Behaviour run={showText} targetId="not-on-the-page" args={[]} />
    </div>
  );
}
`,
};

test('built again from nothing, with the editing page on, the site is the same', async () => {
  await rm(path.join(PROJECT, '.next'), { recursive: true, force: true });
  await prepareVariant('plain');
  await setFacts(path.join(PROJECT, 'content'), [
    [['cms', 'backend'], 'github'],
    [['cms', 'repository'], 'firm/site'],
  ]);
  const { code, output } = await run(PROJECT, NEXT_BUILD);
  expect(code, output).toBe(0);

  const second = Object.entries(await hashFiles(path.join(PROJECT, 'out')));
  const first = Object.entries(await hashFiles(outDirOf('plain')));
  // The rules for hosts name the editing page.
  const ofSite = ([file]: [string, string]) => !/^(?:admin\/.*|_headers)$/.test(file);
  expect(first.length).toBeGreaterThan(40);
  expect(second.length).toBeGreaterThan(first.length);
  expect(second.filter(ofSite)).toEqual(first.filter(ofSite));
});

/**
 * Leaves a site as a build does that is killed between removing it and placing the new one. The next
 * build restores it, and no failed build may change it.
 */
async function leaveOldSite() {
  const backup = path.join(PROJECT, '.tmp/previous');
  for (const name of ['out', '.tmp/previous']) {
    await rm(path.join(PROJECT, name), { recursive: true, force: true });
  }
  await mkdir(backup, { recursive: true });
  await writeFile(path.join(backup, 'index.html'), 'The site as it was');
  const before = await hashFiles(backup);
  return async () => {
    expect(await hashFiles(path.join(PROJECT, 'out'))).toEqual(before);
  };
}

test('one build names every fault of the finished pages, and the site stays as it was', async () => {
  await copyProject(PROJECT);
  for (const [file, text] of Object.entries(broken)) {
    await writeFile(path.join(PROJECT, file), text);
  }
  const file = path.join(PROJECT, 'app/about/page.tsx');
  const page = await readFile(file, 'utf8');
  await writeFile(
    file,
    `import { Broken } from '@/components/ui/broken';\n${page.replace('</SiteShell>', '<Broken /></SiteShell>')}`,
  );
  const list = path.join(PROJECT, 'content/addresses.txt');
  await appendFile(list, '/blog/5\n/blog/6\n');
  const line = (await readFile(list, 'utf8')).split('\n').indexOf('/blog/6') + 1;
  const expectOldSite = await leaveOldSite();

  const { code, output } = await run(PROJECT, NEXT_BUILD);
  expect(code, output).not.toBe(0);
  for (const fault of [
    'out/about.html:1:1 has 2 times a main heading (h1)',
    'out/about.html:1:1 p#twice: the id "twice" is there already',
    '"/abuot" leads nowhere: there is no /abuot on this site. Did you mean "/about"?',
    '"/services#nowhere" leads nowhere: nothing on /services has the id "nowhere"',
    '"/images/gone.svg" leads nowhere',
    'the image /images/gone.svg has no width and no height and no alt',
    'a script that is no behaviour would not run: "window.lost = 1"',
    /nothing on this page starts its client components \(\S*components\/ui\/counter.tsx\)/,
    'content that only a script would show',
    'a behaviour for "#not-on-the-page", which is not on the page',
    'style="color:red" would not work',
    'out/about.html:1:1 HTML with its styles: ',
    'invalid HTML: <p> element is not permitted as content under <ul>',
    `content/addresses.txt:${line}:1 /blog/6 has been published and is no page any more. Put it back, or say in content/redirects.yaml where its readers go, such as {from: /blog/6, to: /blog}. If it was never online, delete this line`,
  ]) {
    if (typeof fault === 'string') expect.soft(output).toContain(fault);
    else expect.soft(output).toMatch(fault);
  }
  expect(output).not.toContain('/blog/5 has been published');
  await expectOldSite();
});

// What is said of each broken content, lib/authoring tests; here, that builds say it.
const article = 'content/blog/5.md';

test('one build names every fault of the content, and the site stays as it was', async () => {
  await copyProject(PROJECT);
  const change = async (file: string, edit: (text: string) => string) => {
    const place = path.join(PROJECT, file);
    await writeFile(place, edit(await readFile(place, 'utf8')));
  };
  await change(article, (text) =>
    text.replace(/^date: .*$/m, 'date: 3/5/25').replace(/^image: .*$/m, 'image: taks'),
  );
  await change('content/site.yaml', (text) =>
    text.replace(/(?<=\nmap:\n.*\n {2}url: ).*/, 'javascript:alert(1)'),
  );
  const expectOldSite = await leaveOldSite();

  const { code, output } = await run(PROJECT, ['npm', 'run', 'build']);
  expect(code).not.toBe(0);
  for (const diagnostic of [
    `${article}:3:7 date: write a date such as "May 3, 2025" or 2025-05-03, not "3/5/25"`,
    `${article}:5:8 image: there is no image "taks" in content/images. Did you mean "tax"?`,
    `map.url: write the map's address, beginning with https://, not "javascript:alert(1)"`,
  ]) {
    expect(output).toContain(diagnostic);
  }
  await expectOldSite();
});
