/** Thrown where a slide holds what the painter has not been taught; it is captured instead. */
export class UnsupportedStyle extends Error {
  override readonly name = 'UnsupportedStyle';
}

/** Styles that say where things stand and what they are set in, which the layout has settled. */
const laidOut = new Set([
  ...['position', 'top', 'right', 'bottom', 'left', 'display', 'box-sizing', 'vertical-align'],
  ...['width', 'height', 'min-width', 'min-height', 'max-width', 'max-height'],
  ...['margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
  ...['padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
  ...['flex-grow', 'flex-shrink', 'flex-basis', 'flex-direction', 'row-gap', 'column-gap'],
  ...['align-items', 'align-self', 'justify-content'],
  ...['line-height', 'text-align', 'text-indent', 'text-wrap-mode', 'text-wrap-style'],
  ...['white-space-collapse', 'overflow-wrap', 'word-break', 'word-spacing', 'hyphens'],
  ...['alignment-baseline', 'baseline-shift', 'baseline-source'],
  ...['direction', 'unicode-bidi', 'list-style-type', 'list-style-image', 'list-style-position'],
  ...['visibility', 'isolation', 'text-rendering', '-webkit-font-smoothing'],
  'forced-color-adjust',
]);

/** Styles the painter paints by. */
const painted = new Set([
  ...['color', 'opacity', 'transform', 'clip-path', 'text-shadow', 'text-transform', 'box-shadow'],
  ...['background-color', 'background-image', 'box-decoration-break', 'text-overflow', 'z-index'],
  ...[
    '-webkit-box-decoration-break',
    'overflow-x',
    'overflow-y',
    'object-fit',
    'object-position',
    'stroke-width',
  ],
  ...['fill', 'stroke'],
  ...['border-top-left-radius', 'border-top-right-radius'],
  ...['border-bottom-left-radius', 'border-bottom-right-radius'],
  ...['top', 'right', 'bottom', 'left'].flatMap((side) =>
    ['width', 'style', 'color'].map((part) => `border-${side}-${part}`),
  ),
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'font-kerning', 'letter-spacing'],
  ...[
    'font-variant-numeric',
    'font-synthesis-weight',
    'font-synthesis-style',
    'font-synthesis-position',
  ],
]);

/** Styles the painter knows in these values alone: what they are while nothing is said. */
const initialValues: Readonly<Record<string, string>> = {
  'background-position-x': '0%',
  'background-position-y': '0%',
  'background-size': 'auto',
  'background-repeat': 'repeat',
  'background-attachment': 'scroll',
  'background-origin': 'padding-box',
  'background-clip': 'border-box',
  'border-image-source': 'none',
  'border-image-slice': '100%',
  'border-image-width': '1',
  'border-image-outset': '0',
  'border-image-repeat': 'stretch',
  'font-feature-settings': 'normal',
  'font-variation-settings': 'normal',
  'font-optical-sizing': 'auto',
  'font-synthesis-small-caps': 'none',
  'font-variant-ligatures': 'normal',
  'font-variant-caps': 'normal',
  'font-variant-east-asian': 'normal',
  'font-variant-alternates': 'normal',
  'font-variant-position': 'normal',
  'font-variant-emoji': 'normal',
};

function isKnown(name: string, style: CSSStyleDeclaration): boolean {
  if (laidOut.has(name) || painted.has(name)) return true;
  const usual = initialValues[name];
  if (usual === undefined) return false;
  const value = style.getPropertyValue(name);
  return value === usual || value === 'initial';
}

/**
 * Makes sure that an element says nothing, by its own styles, that would be left out of a painting.
 * A slide has no styles but these (decision 020).
 * @throws UnsupportedStyle
 */
export function requireKnownStyles({ style }: HTMLElement | SVGElement): void {
  for (const name of style) {
    if (!isKnown(name, style))
      throw new UnsupportedStyle(`${name}: ${style.getPropertyValue(name)}`);
  }
}
