import { cssOf } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { Scene } from '../context';
import { fontHeights, textMeasure } from '../line-break/measure-text';
import { fontOf } from '../line-break/text-lines';
import { titleTracking } from '../layouts/title-metrics';
import { brandOf } from '../slide-chrome';
import { faceOf, faceStyle } from '../text/text-style';
import { creationMonth } from './creation-month';
import { heavy, margins, mastheadName, mastheadOf, thin } from './press-place';
import { cutWords, PressIndicator, PressRule, rowWords } from './press-row';

/** Until the font is there: letters of an average width, as a part of the size. */
const averageLetter = 0.52;

function nameStyle({ titleFont, theme, text }: Scene, size: number): CSSProperties {
  const weight = theme.composition?.weights(titleFont).title ?? titleFont.titleWeight;
  return {
    ...faceStyle(faceOf(titleFont, weight)),
    fontSize: size,
    letterSpacing: `${String(titleTracking(titleFont, size))}em`,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums',
    color: cssOf(text),
  };
}

/** The largest size at which a name stands on one line. */
function nameSize(scene: Scene, name: string): number {
  const { smallest, largest } = mastheadOf(scene).name;
  for (let size: number = largest; size > smallest; size -= 1) {
    const measured = textMeasure(fontOf(nameStyle(scene, size)), size)?.width(name);
    if ((measured ?? name.length * size * averageLetter) <= margins.width) return size;
  }
  return smallest;
}

/** Letters that reach under their line. */
const descending = /[gjpqyçQÇ,;]/u;
const partOfDescent = 0.26;

/** The name of the paper, its capitals in the middle of their room where none reaches lower. */
function Name({ scene, name }: { readonly scene: Scene; readonly name: string }) {
  const size = nameSize(scene, name);
  const css = nameStyle(scene, size);
  const { capital, ascent, descent } = fontHeights(fontOf(css));
  const { top, height } = mastheadOf(scene).name;
  const letters = capital + (descending.test(name) ? partOfDescent : 0);
  const over = (height - letters * size) / 2 + (capital - ascent) * size;
  const line = (ascent + descent) * size;
  return (
    <div
      style={{
        ...css,
        ...cutWords,
        position: 'absolute',
        left: margins.left,
        width: margins.width,
        top: top + over,
        height: line,
        lineHeight: `${String(line)}px`,
        textAlign: 'center',
      }}
    >
      {name}
    </div>
  );
}

function lineOf(scene: Scene, top: number): CSSProperties {
  return {
    position: 'absolute',
    left: margins.left,
    width: margins.width,
    top,
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    ...rowWords,
    ...faceStyle(faceOf(scene.contentFont, 500)),
    color: cssOf(scene.text),
  };
}

/** Month and handle, the name of the brand as that of a paper, and the page among rules. */
export function Masthead({ scene }: { readonly scene: Scene }) {
  const { carousel } = scene;
  const name = mastheadName(scene);
  const brand = brandOf(carousel);
  const handle = brand?.name === null ? null : brand?.handle;
  if (name === null) return null;
  const masthead = mastheadOf(scene);
  return (
    <>
      <div data-brand-line="">
        <div style={lineOf(scene, masthead.dateTop)}>
          <span>{creationMonth(carousel.createdAt)}</span>
          <span style={cutWords}>{handle}</span>
        </div>
        <Name scene={scene} name={name} />
      </div>
      <PressRule scene={scene} top={masthead.dateRule} height={thin} />
      <PressRule scene={scene} top={masthead.heavyRule} height={heavy} />
      <PressRule scene={scene} top={masthead.thinRule} height={thin} />
      <div style={{ ...lineOf(scene, masthead.placeTop), justifyContent: 'flex-end' }}>
        <PressIndicator scene={scene} isLong />
      </div>
      <PressRule scene={scene} top={masthead.placeRule} height={thin} />
    </>
  );
}
