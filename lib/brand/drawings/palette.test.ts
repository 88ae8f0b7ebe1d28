import { readFileSync } from 'node:fs';
import { palette } from '../palette';

test.each(Object.entries(palette))('%s is %s in the style sheets too', (name, color) => {
  const token = name.replace(/\d+/, '-$&');
  expect(readFileSync('app/styles/tokens.css', 'utf8')).toContain(
    `--${token}: ${color.toLowerCase()};`,
  );
});
