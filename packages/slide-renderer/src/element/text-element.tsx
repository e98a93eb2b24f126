import type { Element } from '@arrasta/domain';
import { cssOf, type Colour } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { Scene } from '../scene/model';
import type { LineChoice } from '../line-break/break-text';
import { contentWidth } from '../line-break/content-width';
import { useTextLines } from '../line-break/text-lines';
import { textLook } from '../text/text-style';
import { isBoxed, ownBox, ownGround } from './box-style';
import type { ElementProps } from './element-props';

/** What a text with a visible edge has around it unless it says otherwise. */
const plainBox: CSSProperties = { padding: '12px 16px', borderRadius: 12 };

function boxOf({ style }: Element, { theme }: Scene, colour: Colour): CSSProperties {
  const box = ownBox(style, colour);
  if (!isBoxed(style)) return { width: theme.textWidth, ...box };
  const ground = ownGround(style);
  const background = ground === null ? 'none' : cssOf(ground);
  return { width: theme.boxWidth, background, ...plainBox, ...box };
}

interface TextBlockProps {
  readonly content: string;
  readonly style: CSSProperties;
  /** Of the words on their lines. */
  readonly wordsStyle: CSSProperties;
  /** In px. */
  readonly width: number;
  readonly choice: LineChoice;
}

function TextBlock({ content, style, wordsStyle, width, choice }: TextBlockProps) {
  const lines = useTextLines({ content, css: style, width, choice });
  return (
    <div dir="auto" style={{ ...style, ...lines.style }}>
      <span style={wordsStyle}>{lines.text}</span>
    </div>
  );
}

/** A title, subtitle or text: a block, and the words on it. */
export function TextElement({ element, scene, renderText }: ElementProps) {
  const { css, colour } = textLook(element, scene);
  const isTitle = element.type === 'title';
  // An emptied text keeps the height of a line, so that it can be found again.
  const block = { minHeight: '1lh', ...css, ...(isTitle ? scene.theme.titleBlock : {}) };
  const replaced = renderText?.(element, block);
  const box = boxOf(element, scene, colour);
  return (
    <div style={box}>
      {replaced ?? (
        <TextBlock
          content={element.content}
          style={block}
          wordsStyle={isTitle ? scene.theme.titleWords(scene) : {}}
          width={contentWidth(box)}
          choice={isTitle ? scene.theme.titleLines : 'pretty'}
        />
      )}
      {isTitle && scene.theme.underTitle(scene)}
    </div>
  );
}
