import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from './build-sites';
import { expect, test } from './test';

const MODULE_CONSTANT = 'a constant of the module';

/** A client component that nothing starts, and what else must not reach a visitor. */
const broken = {
  'components/ui/counter.tsx': `'use client';
import { useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}
`,
  'components/ui/broken.behaviour.ts': `const text = ['${MODULE_CONSTANT}'];
export function showText(id: string): void {
  document.getElementById(id)?.append(text.join());
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
      <Behaviour run={showText} args={['not-on-the-page']} />
    </div>
  );
}
`,
};

test('one build names every fault of the finished pages, and fails', async () => {
  test.setTimeout(120_000);
  const folder = path.resolve('.tmp/gates');
  await copyProject(folder, { withArticles: true });
  for (const [file, text] of Object.entries(broken)) {
    await writeFile(path.join(folder, file), text);
  }
  const file = path.join(folder, 'app/about/page.tsx');
  const page = await readFile(file, 'utf8');
  await writeFile(
    file,
    `import { Broken } from '@/components/ui/broken';\n${page.replace('</Frame>', '<Broken /></Frame>')}`,
  );
  const { status, stdout, stderr } = spawnSync('npx', ['next', 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const output = stdout + stderr;
  expect(status, output).not.toBe(0);
  for (const fault of [
    'out/about.html: has 2 times a main heading (h1)',
    'out/about.html: p#twice: the id "twice" is there already',
    '"/abuot" leads nowhere: there is no /abuot on this site. Did you mean "/about"?',
    '"/services#nowhere" leads nowhere: nothing on /services has the id "nowhere"',
    '"/images/gone.svg" leads nowhere',
    'the picture /images/gone.svg has no width and no height and no alt',
    'a script that is no behaviour would not run: "window.lost = 1"',
    /nothing on this page starts its client components \(\S*components\/ui\/counter.tsx\)/,
    'content that only a script would show',
    'a behaviour for "#not-on-the-page", which is not on the page',
    'a behaviour that would not run',
    'style="color:red" would not work',
    'out/about.html: HTML with its styles: ',
    'invalid HTML: <p> element is not permitted as content under <ul>',
  ]) {
    expect.soft(output).toMatch(fault);
  }
  await rm(folder, { recursive: true });
});
