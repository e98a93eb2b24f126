import {
  luminance,
  mix,
  mostReadableColor,
  textContrast,
  wholeChannels,
  worstContrast,
  type Color,
} from '@arrasta/palettes';
import type { SlideContext } from '../context';

/** A background and the words on it. */
export interface ColoredBlock {
  readonly fill: Color;
  readonly words: Color;
}

const stepsOfMix = 20;

/** A coloured block that carries words, moved away from them until they read. */
export function readableBlock(
  { palette }: Pick<SlideContext, 'palette'>,
  color: Color,
): ColoredBlock {
  const { secondary, accent } = palette;
  const [darker, lighter] =
    luminance(secondary) < luminance(accent) ? [secondary, accent] : [accent, secondary];
  for (let step = 0; step <= stepsOfMix; step += 1) {
    const words = mostReadableColor(palette, [color]);
    const away = words === lighter ? darker : lighter;
    const fill = wholeChannels(mix(color, away, step / stepsOfMix));
    if (worstContrast(words, [fill]) >= textContrast) return { fill, words };
  }
  return { fill: darker, words: lighter };
}
