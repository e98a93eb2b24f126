import { cssOf } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { Scene } from '../context';
import { margins, rowHeight } from './press-place';
import { showsPageNumber, showsSwipeHint, SwipeHint } from '../slide-chrome';
import { faceOf, faceStyle } from '../text/text-style';

/** How words beside one another between rules are set. */
export const rowWords: CSSProperties = {
  fontSize: 12,
  lineHeight: `${String(rowHeight)}px`,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums',
};

export const cutWords: CSSProperties = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

interface RuleProps {
  readonly scene: Scene;
  readonly top: number;
  readonly height: number;
}

export function PressRule({ scene, top, height }: RuleProps) {
  const place: CSSProperties = { position: 'absolute', ...margins, top, height };
  return <div aria-hidden="true" style={{ ...place, background: cssOf(scene.text) }} />;
}

/** `2 de 7`, on covers `Página 1 de 7`, or the swipe hint. */
export function PressIndicator({ scene, isLong = false }: { scene: Scene; isLong?: boolean }) {
  const { index, total, contentFont, text } = scene;
  const face = faceOf(contentFont, isLong ? 500 : 400);
  if (showsSwipeHint(scene)) {
    const style = { lineHeight: `${String(rowHeight)}px` };
    return <SwipeHint face={faceOf(contentFont, 600)} color={text} style={style} />;
  }
  if (!showsPageNumber(scene)) return null;
  return (
    <span
      data-page-indicator="page_number"
      style={{ ...rowWords, ...faceStyle(face), flex: 'none', color: cssOf(text) }}
    >
      {`${isLong ? 'Página ' : ''}${String(index + 1)} de ${String(total)}`}
    </span>
  );
}
