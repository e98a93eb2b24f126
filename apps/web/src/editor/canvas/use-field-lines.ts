import {
  listenForTextWidths,
  measureTextLines,
  type MeasuredLine,
  type TextBox,
} from '@arrasta/slide-renderer';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { applyLineShape, lineInsets, lineShape } from './line-shapes';

type Align = 'left' | 'center' | 'right';

function alignOf({ textAlign }: TextBox['css'], direction: 'ltr' | 'rtl'): Align {
  if (textAlign === 'center' || textAlign === 'left' || textAlign === 'right') return textAlign;
  return direction === 'ltr' ? 'left' : 'right';
}

/**
 * The lines up to one that ends in the middle of a word: beside a float Firefox does not break a
 * word, but goes on below it.
 */
function linesBeforeLongWord(lines: readonly MeasuredLine[]): readonly MeasuredLine[] {
  const broken = lines.findIndex(({ endsWithinWord }) => endsWithinWord);
  return broken === -1 ? lines : lines.slice(0, broken);
}

/**
 * Has a field of a text, which the browser breaks by itself, break where the drawn text does: floats
 * at both edges leave each line the room it needs. The field's own content stays as it is, for
 * carets, dead keys and the browser's editing.
 */
export function useFieldLines(box: TextBox) {
  const leftFloat = useRef<HTMLDivElement>(null);
  const rightFloat = useRef<HTMLDivElement>(null);
  const latest = useRef({ box, content: '' });
  const { width, choice, css } = box;
  const layOutLines = useCallback((content: string) => {
    latest.current.content = content;
    const { box: within } = latest.current;
    const lines = measureTextLines({ ...within, content }) ?? [];
    const insets = linesBeforeLongWord(lines).map(
      ({ width: line, isLastOfParagraph: isLast, direction }) =>
        lineInsets({ width: line, isLast }, within.width, alignOf(within.css, direction)),
    );
    const lineHeight = Number.parseFloat(String(within.css.lineHeight));
    const isMixed =
      insets.some((line) => line.left > 0 && line.left !== line.right) &&
      insets.some((line) => line.right > 0 && line.left !== line.right);
    // Floats at both edges find room beside each other only where lines are centred.
    const shaped = isMixed ? [] : insets;
    if (leftFloat.current !== null)
      applyLineShape(leftFloat.current, lineShape(shaped, lineHeight, 'left'));
    if (rightFloat.current !== null)
      applyLineShape(rightFloat.current, lineShape(shaped, lineHeight, 'right'));
  }, []);
  useLayoutEffect(() => {
    latest.current.box = { width, choice, css };
    layOutLines(latest.current.content);
  }, [layOutLines, width, choice, css]);
  useLayoutEffect(
    () =>
      listenForTextWidths(() => {
        layOutLines(latest.current.content);
      }),
    [layOutLines],
  );
  return { leftFloat, rightFloat, layOutLines };
}
