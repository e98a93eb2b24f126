import { themes } from '@arrasta/palettes';
import { gradientGround, plainGround } from '../../scene/ground';
import { ownTitleSizes } from '../../text/type-size';
import { minimal } from '../minimal/minimal';
import type { Theme } from '../../scene/model';
import { FrameFurniture } from './frame-furniture';

/** A passe-partout: the secondary colour as a card inside the primary one, everything centred. */
export const frame: Theme = {
  ...minimal,
  facts: themes.frame,
  ground: ({ palette }) => plainGround(palette.secondary),
  paper: { left: 16, top: 16, width: 400, height: 508, radius: 20 },
  surround: (setting) => gradientGround(setting, setting.palette.primary).css,
  placement: () => 'centre',
  textWidth: 320,
  boxWidth: 336,
  titleSize: ownTitleSizes({
    'text-4xl': { size: 32, line: 38 },
    'text-5xl': { size: 42, line: 46 },
  }),
  picture: { ...minimal.picture, width: 352, height: 198 },
  Furniture: FrameFurniture,
};
