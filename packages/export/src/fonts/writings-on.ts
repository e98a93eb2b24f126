import type { Writing } from '@arrasta/slide-renderer';

function firstFamily(families: string): string {
  return (families.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');
}

function writingOf(text: Node): Writing | null {
  if (text.parentElement === null || text.nodeValue === null) return null;
  const style = getComputedStyle(text.parentElement);
  const isCapitals = style.textTransform === 'uppercase';
  return {
    family: firstFamily(style.fontFamily),
    weight: Number(style.fontWeight),
    style: style.fontStyle,
    text: isCapitals ? text.nodeValue.toLocaleUpperCase('pt-BR') : text.nodeValue,
  };
}

/** Every text on a staged slide, with what it is set in. */
export function writingsOn(slideElement: HTMLElement): Writing[] {
  const walker = document.createTreeWalker(slideElement, NodeFilter.SHOW_TEXT);
  const writings: Writing[] = [];
  while (walker.nextNode() !== null) {
    const writing = writingOf(walker.currentNode);
    if (writing !== null) writings.push(writing);
  }
  return writings;
}
