/** What browsers draw as a box although it is no text: control characters and non-characters. */
const boxes =
  /[^\t\n\v\f\r\u{20}-\u{7E}\u{85}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * The lines of a text: line feeds and `br` tags in any spelling both break it
 * (docs/product/elements.md 2), and so does what other programs break lines with. What came along
 * unseen is left out.
 */
export function linesOf(content: string): string[] {
  return content.replace(boxes, '').split(/\r\n|[\n\v\f\r\u{85}\u{2028}\u{2029}]|<br\b[^>]*>/iu);
}

/** The items of a list: its lines without the blank ones. */
export function listItemsOf(content: string): string[] {
  return linesOf(content)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
