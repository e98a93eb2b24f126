import classes from './list-field.module.css';
import { insetsOfLine, shapeOfLines, usedLineHeight } from './typing';

/** A typed list in the page: one block for each line, a line break in those that are empty. */

function linesIn(field: HTMLElement): string[] {
  return field.innerText.replace(/\n$/, '').split('\n');
}

/** What was typed, one item a line. */
export function readItems(field: HTMLElement): string {
  const blocks = [...field.childNodes];
  const isWhole = blocks.every((block) => block instanceof HTMLElement);
  if (!isWhole) return linesIn(field).join('\n');
  return blocks.map((block) => block.textContent.replace(/\n$/, '')).join('\n');
}

function blockOf(line: string): HTMLElement {
  const block = document.createElement('div');
  block.dir = 'auto';
  block.append(line === '' ? document.createElement('br') : line);
  return block;
}

/** Whether the field holds these items, each in a block of its own and nothing else. */
export function hasItems(field: HTMLElement, text: string): boolean {
  const lines = text.split('\n');
  const blocks = [...field.childNodes];
  return (
    blocks.length === lines.length &&
    blocks.every(
      (block, index) =>
        block instanceof HTMLDivElement &&
        block.childNodes.length === 1 &&
        block.textContent === lines[index],
    )
  );
}

/** Puts the caret this many characters into the text, line feeds counted. */
function putCaret(field: HTMLElement, offset: number): void {
  let rest = offset;
  for (const block of field.children) {
    const { length } = block.textContent;
    if (rest <= length) {
      const inside = block.firstChild instanceof Text ? block.firstChild : block;
      window.getSelection()?.collapse(inside, inside === block ? 0 : rest);
      return;
    }
    rest -= length + 1;
  }
}

/** How many characters lie before the caret, line feeds counted; the end where it is elsewhere. */
export function caretOffset(field: HTMLElement): number {
  const selection = window.getSelection();
  const blocks = [...field.childNodes];
  const index = blocks.findIndex((block) => block.contains(selection?.focusNode ?? null));
  const caret = selection?.focusNode ?? null;
  if (index === -1 || selection === null || caret === null) return readItems(field).length;
  const before = blocks.slice(0, index).reduce((sum, { textContent }) => {
    return sum + (textContent?.length ?? 0) + 1;
  }, 0);
  const range = document.createRange();
  range.setStart(blocks[index] ?? field, 0);
  range.setEnd(caret, selection.focusOffset);
  return before + range.toString().length;
}

/** Writes the items into the field, and the caret where it was or at an offset. */
export function showItems(field: HTMLElement, text: string, offset = caretOffset(field)): void {
  field.replaceChildren(...text.split('\n').map(blockOf));
  if (document.activeElement === field) putCaret(field, offset);
}

/** The lines of an item as it is drawn, each a text of its own, with their widths in px. */
function readDrawnLines(
  place: HTMLElement,
): { readonly width: number; readonly isLast: boolean }[] {
  const scale = place.getBoundingClientRect().width / place.offsetWidth;
  const range = document.createRange();
  const texts = [...place.childNodes].filter((node) => node instanceof Text);
  return texts.map((text, number) => {
    range.selectNodeContents(text);
    const width = range.getBoundingClientRect().width / scale;
    return { width, isLast: number === texts.length - 1 };
  });
}

/** Has a typed item break where the drawn one does; one that is not set from the left is not kept to it. */
function keepLines(block: HTMLElement, place: HTMLElement): void {
  const { textAlign, lineHeight, width, paddingLeft, paddingRight } = getComputedStyle(place);
  const isFromLeft = textAlign === 'left' || textAlign === 'start';
  const lines = isFromLeft ? readDrawnLines(place) : [];
  const [content = 0, before = 0, after = 0] = [width, paddingLeft, paddingRight].map(
    Number.parseFloat,
  );
  const field = content - before - after;
  const insets = lines.map((line) => insetsOfLine(line, field, 'left'));
  const shape = shapeOfLines(insets, usedLineHeight(lineHeight), 'right');
  block.classList.toggle(classes.shaped ?? '', shape !== null);
  if (shape === null) return;
  block.style.setProperty('--shape-width', `${String(shape.width)}px`);
  block.style.setProperty('--shape-height', `${String(shape.height)}px`);
  block.style.setProperty('--shape-outline', shape.outline);
}

/** Lays every line over the item it is drawn as, in px of the unscaled slide. */
export function layOverItems(field: HTMLElement): void {
  const places = field.parentElement?.querySelectorAll<HTMLElement>('[data-item-text]') ?? [];
  let bottom = 0;
  [...places].forEach((place, index) => {
    const block = field.children[index];
    if (!(block instanceof HTMLElement)) return;
    const { padding, fontWeight, fontFamily, fontStyle } = getComputedStyle(place);
    Object.assign(block.style, {
      boxSizing: 'border-box',
      marginTop: `${place.offsetTop - bottom}px`,
      marginLeft: `${place.offsetLeft}px`,
      width: `${place.offsetWidth}px`,
      padding,
      fontWeight,
      fontFamily,
      fontStyle,
    });
    keepLines(block, place);
    bottom = place.offsetTop + place.offsetHeight;
  });
}
