import { cssOf, withAlpha } from '@arrasta/palettes';
import { PageNumber } from '../../brand/page-number';
import type { Scene } from '../../scene/model';
import { faceOf } from '../../text/text-face';

/** More dots than this say nothing; the number is written then. */
const mostDots = 12;

function Dot({ scene, position }: { readonly scene: Scene; readonly position: number }) {
  const isCurrent = position === scene.index;
  const colour = isCurrent ? scene.palette.primary : withAlpha(scene.text, 0.26);
  const width = isCurrent ? 20 : 6;
  return <span style={{ width, height: 6, borderRadius: 3, background: cssOf(colour) }} />;
}

/** A dot per slide, the current one a bar; `top` is the row's upper edge, 16 px high. */
export function Dots({ scene, top }: { readonly scene: Scene; readonly top: number }) {
  const { index, total, contentFont, text, ground } = scene;
  return (
    <div
      data-page-indicator="dots"
      style={{
        position: 'absolute',
        left: 32,
        right: 32,
        top,
        height: 16,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 6,
      }}
    >
      {total > mostDots ? (
        <PageNumber
          index={index}
          total={total}
          face={faceOf(contentFont, 500)}
          colour={text}
          grounds={ground.colours}
        />
      ) : (
        Array.from({ length: total }, (_, position) => (
          <Dot key={position} scene={scene} position={position} />
        ))
      )}
    </div>
  );
}
