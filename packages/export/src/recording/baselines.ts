/** How far below the top of its box the words of a text stand, in px, by what it is set in. */
export type BaselineOf = (text: Text, style: CSSStyleDeclaration) => number;

/** Browsers round how tall letters are by how exactly they draw them. */
const fontProperties = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-rendering',
] as const;

function keyOf(style: CSSStyleDeclaration): string {
  return fontProperties.map((name) => style.getPropertyValue(name)).join(' ');
}

function probe(text: Text, style: CSSStyleDeclaration): HTMLElement {
  const line = document.createElement('span');
  line.style.cssText = 'position:absolute;left:0;top:0;visibility:hidden;white-space:nowrap';
  for (const name of fontProperties) line.style.setProperty(name, style.getPropertyValue(name));
  const foot = document.createElement('span');
  foot.style.cssText = 'display:inline-block;width:0;height:0';
  line.append(text.data.trim(), foot);
  return line;
}

/** A thing without height stands on the baseline: its foot tells where that is. */
function measured(host: HTMLElement, text: Text, style: CSSStyleDeclaration): number {
  const line = probe(text, style);
  host.append(line);
  const range = document.createRange();
  range.selectNodeContents(line.firstChild ?? line);
  const { top } = range.getBoundingClientRect();
  const baseline = (line.lastElementChild ?? line).getBoundingClientRect().bottom - top;
  line.remove();
  return baseline;
}

/** @param host where texts are laid out for a moment to be measured */
export function baselinesIn(host: HTMLElement): BaselineOf {
  const known = new Map<string, number>();
  return (text, style) => {
    const key = keyOf(style);
    const baseline = known.get(key) ?? measured(host, text, style);
    known.set(key, baseline);
    return baseline;
  };
}
