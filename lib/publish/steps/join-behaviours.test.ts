import { runInNewContext } from 'node:vm';
import { parsePage, serializePage } from '../page';
import { joinBehaviours } from './join-behaviours';

const behaviour = (text: string) => `<script data-behaviour="">${text}</script>`;

/** The scripts of a page with this body, behaviours joined. */
function join(body: string) {
  const page = parsePage('about.html', `<!DOCTYPE html><body>${body}</body>`);
  joinBehaviours(page);
  const scripts = page.$('script').map((_, script) => page.$(script).text());
  return { html: serializePage(page), scripts: scripts.toArray() };
}

test('all behaviours become one script at the end, in their order', () => {
  const { html, scripts } = join(
    `${behaviour('log("a")')}<p>Words</p>${behaviour('log("b")')}<hr>`,
  );
  expect(scripts).toHaveLength(1);
  expect(html).toMatch(/<p>Words<\/p><hr><script data-behaviour="">.*<\/script><\/body>/);
  const calls: string[] = [];
  runInNewContext(scripts[0] ?? '', { log: (what: string) => calls.push(what) });
  expect(calls).toEqual(['a', 'b']);
});

test('a behaviour that fails is reported, and stops no other', () => {
  const { scripts } = join(`${behaviour('fail()')}${behaviour('log("b")')}`);
  const calls: string[] = [];
  const later: (() => void)[] = [];
  runInNewContext(scripts[0] ?? '', {
    log: (what: string) => calls.push(what),
    fail: () => {
      throw new Error('no such thing');
    },
    setTimeout: (run: () => void) => later.push(run),
  });
  expect(calls).toEqual(['b']);
  expect(later).toHaveLength(1);
  expect(later[0]).toThrow('no such thing');
});

test.each([
  ['one behaviour', behaviour('a()')],
  ['none', '<p>Words</p>'],
  [
    'data',
    '<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>',
  ],
])('%s stays as it is', (_what, body) => {
  const before = serializePage(parsePage('about.html', `<!DOCTYPE html><body>${body}</body>`));
  expect(join(body).html).toBe(before);
});
