/**
 * A script that does nothing. Chromium's parser pauses at each script, so slow phones paint the elements before this
 * one without waiting for the whole page's layout.
 */
export function PaintPoint() {
  return <script data-inline="" dangerouslySetInnerHTML={{ __html: '0' }} />;
}
