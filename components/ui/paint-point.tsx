/**
 * A script that does nothing. Chromium's parser pauses at each script, so a slow phone paints the elements before it
 * without waiting for the layout of the whole page.
 */
export function PaintPoint() {
  return <script data-inline="" dangerouslySetInnerHTML={{ __html: '0' }} />;
}
