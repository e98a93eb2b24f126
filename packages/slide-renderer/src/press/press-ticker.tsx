import { cssOf } from '@arrasta/palettes';
import { slideWidth, type DecorationProps } from '../context';
import { readableBlock } from '../decoration/readable-block';
import { BoxFigure } from '../layouts/composed-parts';
import { familyOf } from '../fonts/font-specs';
import { useTextWidths } from '../line-break/use-text-widths';
import { tickerHeight, tickerTop } from './press-place';
import {
  signMeasures,
  signRoom,
  tickerItems,
  tickerSign,
  tickerStyle,
  tickerWords,
} from './ticker-items';

/** A band at the foot with the title of the first slide, again and again over the whole carousel. */
export function PressTicker({ scene }: DecorationProps) {
  // Measured anew when fonts have come.
  useTextWidths(`${familyOf(scene.titleFont)} ${familyOf(scene.contentFont)}`);
  const { fill, words: onFill } = readableBlock(scene, scene.palette.accent);
  const [ground, color] = [cssOf(fill), cssOf(onFill)];
  const words = tickerWords(scene);
  const { radius, turn, ...measures } = signMeasures[tickerSign(scene)];
  return (
    <div
      aria-hidden="true"
      style={{
        position: 'absolute',
        left: 0,
        top: tickerTop(scene),
        width: slideWidth,
        height: tickerHeight,
        background: ground,
      }}
    >
      {tickerItems(scene).map((item) =>
        item.kind === 'words' ? (
          <span
            key={`words ${String(item.left)}`}
            style={{
              ...tickerStyle(scene),
              position: 'absolute',
              left: item.left,
              top: 0,
              width: item.width,
              ...(item.isCut && { overflow: 'hidden', textOverflow: 'ellipsis' }),
              color,
            }}
          >
            {words}
          </span>
        ) : (
          <BoxFigure
            key={`sign ${String(item.left)}`}
            kind="box"
            area={{
              left: item.left + (signRoom - measures.width) / 2,
              top: (tickerHeight - measures.height) / 2,
              ...measures,
            }}
            fill={color}
            radius={radius}
            turn={turn}
          />
        ),
      )}
    </div>
  );
}
