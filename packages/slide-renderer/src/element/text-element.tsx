import type { Element } from '@arrasta/domain';
import { cssOf, type Colour } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { Scene } from '../scene/model';
import { textLook } from '../text/text-style';
import { isBoxed, ownBox, ownGround } from './box-style';
import type { ElementProps } from './element-props';
import { Lines } from './lines';

/** What a text with a visible edge has around it unless it says otherwise. */
const plainBox: CSSProperties = { padding: '12px 16px', borderRadius: 12 };

function boxOf({ style }: Element, { theme }: Scene, colour: Colour): CSSProperties {
  const box = ownBox(style, colour);
  if (!isBoxed(style)) return { width: theme.textWidth, ...box };
  const ground = ownGround(style);
  const background = ground === null ? 'none' : cssOf(ground);
  return { width: theme.boxWidth, background, ...plainBox, ...box };
}

/** A title, subtitle or text: a block, and the words on it. */
export function TextElement({ element, scene, renderText }: ElementProps) {
  const { css, colour } = textLook(element, scene);
  const isTitle = element.type === 'title';
  // An emptied text keeps the height of a line, so that it can be found again.
  const block = { minHeight: '1lh', ...css, ...(isTitle ? scene.theme.titleBlock : {}) };
  const replaced = renderText?.(element, block);
  const words = isTitle ? scene.theme.titleWords(scene) : {};
  return (
    <div style={boxOf(element, scene, colour)}>
      {replaced ?? (
        <div dir="auto" style={block}>
          <span style={words}>
            <Lines content={element.content} />
          </span>
        </div>
      )}
      {isTitle && scene.theme.underTitle(scene)}
    </div>
  );
}
