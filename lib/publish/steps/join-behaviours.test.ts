import { runInNewContext } from 'node:vm';
import { parsePage, serializePage } from '../page';
import { joinBehaviours } from './join-behaviours';

const behaviour = (text: string) => `<script data-behaviour="">${text}</script>`;

/** A page with this body, its behaviours joined. */
function join(body: string, isInteractive = false) {
  const parsed = parsePage('about.html', `<!DOCTYPE html><body>${body}</body>`);
  const page = joinBehaviours({ ...parsed, isInteractive });
  return { html: serializePage(page), script: page.$('script').text() };
}

test('all behaviours become one script at the end, in their order', () => {
  const { html, script } = join(`${behaviour('log("a")')}<p>Words</p>${behaviour('log("b")')}<hr>`);
  expect(html).toMatch(/<body><p>Words<\/p><hr><script data-behaviour="">.*<\/script><\/body>/);
  const calls: string[] = [];
  runInNewContext(script, { log: (what: string) => calls.push(what) });
  expect(calls).toEqual(['a', 'b']);
});

test('a behaviour that fails is reported, and stops no other', () => {
  const { script } = join(`${behaviour('fail()')}${behaviour('log("b")')}`);
  const calls: string[] = [];
  const later: (() => void)[] = [];
  runInNewContext(script, {
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
  behaviour('a()'),
  '<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>',
])('%s stays as it is', (body) => {
  expect(join(body).html).toContain(`<body>${body}</body>`);
});

test('the scripts of an interactive page stay in their places', () => {
  const body = behaviour('a()') + behaviour('b()');
  expect(join(body, true).html).toContain(`<body>${body}</body>`);
});
