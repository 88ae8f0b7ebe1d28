import { find, showPage } from '../test-page';
import loadRuntime from './load-runtime.behaviour';

const FILES = ['/payload.js', '/react.js'];

function openForm() {
  document.head.replaceChildren();
  showPage('<form><input></form>');
  loadRuntime(find('form') as HTMLFormElement, { runtime: [...FILES] });
}

const sources = (selector: string) =>
  Array.from(document.head.querySelectorAll(selector), (element) =>
    element.getAttribute(element.tagName === 'LINK' ? 'href' : 'src'),
  );
const arrive = async (index: number) => {
  document.head.querySelectorAll('link')[index]?.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
};

test.each(['focusin', 'pointerover', 'touchstart'])('%s fetches the files, once', (intent) => {
  openForm();
  expect(sources('link')).toEqual([]);
  for (const event of [intent, 'focusin'])
    find('input').dispatchEvent(new Event(event, { bubbles: true }));
  expect(sources('link')).toEqual(FILES);
  expect(sources('script')).toEqual([]);
});

test('the files run in their order, when all have arrived', async () => {
  openForm();
  find('input').focus();
  await arrive(1);
  expect(sources('script')).toEqual([]);
  await arrive(0);
  expect(sources('script')).toEqual(FILES);
  for (const script of document.head.querySelectorAll('script')) expect(script.async).toBe(false);
});
