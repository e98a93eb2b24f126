import type { Element } from '@arrasta/domain';
import { type Colour, cssOf } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { Scene } from '../context';
import { contentWidth, type TextBox, useTextLines } from '../line-break/text-lines';
import { textStyle } from '../text/text-style';
import { isBoxed, ownBackground, ownBox, type ElementProps } from './box-style';

/** What a text with a visible edge has around it unless it says otherwise. */
const plainBox: CSSProperties = { padding: '12px 16px', borderRadius: 12 };

function boxOf({ style }: Element, { theme }: Scene, colour: Colour): CSSProperties {
  const box = ownBox(style, colour);
  if (!isBoxed(style)) return { width: theme.textWidth, ...box };
  const fill = ownBackground(style);
  const background = fill === null ? 'none' : cssOf(fill);
  return { width: theme.boxWidth, background, ...plainBox, ...box };
}

interface TextBlockProps {
  readonly content: string;
  readonly box: TextBox;
  /** Of the words on their lines. */
  readonly wordsStyle: CSSProperties;
}

function TextBlock({ content, box, wordsStyle }: TextBlockProps) {
  const lines = useTextLines({ content, ...box });
  return (
    <div dir="auto" style={{ ...box.css, ...lines.style }}>
      <span style={wordsStyle}>{lines.text}</span>
    </div>
  );
}

/** A title, subtitle or text: a block, and the words on it. */
export function TextElement({ element, scene, renderText }: ElementProps) {
  const { css, colour } = textStyle(element, scene);
  const { theme } = scene;
  const isTitle = element.type === 'title';
  const outer = boxOf(element, scene, colour);
  const box: TextBox = {
    // An emptied text keeps the height of a line, so that it can be found again.
    css: { minHeight: '1lh', ...css, ...(isTitle ? theme.titleBlock : {}) },
    width: contentWidth(outer),
    choice: isTitle ? theme.titleLines : 'pretty',
  };
  const wordsStyle = isTitle ? theme.titleWords(scene) : {};
  return (
    <div style={outer}>
      {renderText?.(element, box.css, box) ?? (
        <TextBlock content={element.content} box={box} wordsStyle={wordsStyle} />
      )}
      {isTitle && theme.underTitle(scene)}
    </div>
  );
}
