/**
 * Lets the browser paint what comes before it: Chromium's parser makes a pause at a script. Without one, a
 * slow phone shows the first drawing only when it has laid out the whole page.
 */
export function PaintPoint() {
  return <script data-inline="" dangerouslySetInnerHTML={{ __html: '0' }} />;
}
