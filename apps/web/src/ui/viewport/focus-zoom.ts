const allowed = 'width=device-width, initial-scale=1, viewport-fit=cover';
const withoutZoom = `${allowed}, maximum-scale=1`;

/** Only there is a page zoomed in on when a field with small text is focused. */
function isIos(): boolean {
  return CSS.supports('-webkit-touch-callout', 'none');
}

/**
 * Keeps iOS from zooming in on the text that is typed on the slide, whose size is the slide's and
 * may be under the 16 px that iOS asks of a field. Two fingers zoom all the same: iOS keeps
 * `maximum-scale` for its own zooming alone.
 * @returns what lets it zoom again
 */
export function preventFocusZoom(): () => void {
  const meta = document.querySelector('meta[name="viewport"]');
  if (meta === null || !isIos()) return () => undefined;
  meta.setAttribute('content', withoutZoom);
  return () => meta.setAttribute('content', allowed);
}
