export type Attributes = Readonly<Partial<Record<string, string>>>;

/** What says nothing that is read: programs, looks, controls, and the way about a site. */
const leftOutElements = new Set(
  [
    'aside audio button canvas datalist dialog embed footer iframe input map math menu meter nav',
    'noembed noframes noscript object optgroup option output picture progress script select style',
    'svg template textarea track video',
  ].flatMap((names) => names.split(' ')),
);
const leftOutRoles = new Set([
  'alert',
  'banner',
  'complementary',
  'contentinfo',
  'dialog',
  'navigation',
  'search',
]);

function isUnseen({ hidden, style = '', 'aria-hidden': ariaHidden }: Attributes): boolean {
  return hidden !== undefined || ariaHidden === 'true' || /display\s*:\s*none/i.test(style);
}

/**
 * Whether an element and all within it is no text of a page.
 * @param isInside an article or the main part: its header is its own.
 */
export function isLeftOut(name: string, attributes: Attributes, isInside: boolean): boolean {
  if (leftOutElements.has(name) || (name === 'header' && !isInside)) return true;
  return leftOutRoles.has(attributes.role ?? '') || isUnseen(attributes);
}
