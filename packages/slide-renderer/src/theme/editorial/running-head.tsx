import { cssOf, quietText, withAlpha } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { showsProgress } from '../../brand/brand';
import type { Scene } from '../../scene/model';
import { faceOf } from '../../text/text-face';
import { faceStyle } from '../../text/text-style';

/** A hairline across the field in the text colour at 26 %. */
export function Rule({ scene, top }: { readonly scene: Scene; readonly top: number }) {
  const background = cssOf(withAlpha(scene.text, 0.26));
  return <div style={{ position: 'absolute', left: 32, right: 32, top, height: 1, background }} />;
}

/** The slide's number as a magazine sets it. */
export function Folio({ scene }: { readonly scene: Scene }) {
  const { titleFont, text, index } = scene;
  if (!showsProgress(scene)) return null;
  const style: CSSProperties = { ...faceStyle(faceOf(titleFont, 600)), flex: 'none' };
  return (
    <span data-page-indicator="page_number" style={{ ...style, color: cssOf(text) }}>
      {index + 1}
    </span>
  );
}

const line: CSSProperties = {
  position: 'absolute',
  left: 32,
  right: 32,
  top: 24,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 24,
  fontSize: 12,
  lineHeight: '16px',
};

/** Title of the carousel and number of the slide over a rule; gives way to a brand line up there. */
export function RunningHead({ scene }: { readonly scene: Scene }) {
  const { carousel, contentFont, text, ground } = scene;
  if (carousel.brandPosition === 'header' && !carousel.hideFooter) {
    return <Rule scene={scene} top={76} />;
  }
  const title: CSSProperties = {
    ...faceStyle(faceOf(contentFont, 400)),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: cssOf(quietText(text, ground.colours)),
  };
  return (
    <>
      <div style={line}>
        <span style={title}>{carousel.title}</span>
        <Folio scene={scene} />
      </div>
      <Rule scene={scene} top={52} />
    </>
  );
}
