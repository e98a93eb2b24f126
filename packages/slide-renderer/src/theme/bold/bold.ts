import { themes } from '@arrasta/palettes';
import { gradientGround, plainGround } from '../../scene/ground';
import { minimal } from '../minimal/minimal';
import { placeByContent } from '../place-by-content';
import type { Theme } from '../../scene/model';
import { BoldFurniture } from './bold-furniture';
import { BoldList } from './bold-list';
import { Segments } from './segments';

/** A poster: capitals, the cover in the primary colour, a band with the brand across the foot. */
export const bold: Theme = {
  ...minimal,
  facts: themes.bold,
  ground: (setting) =>
    setting.isCover
      ? gradientGround(setting, setting.palette.primary)
      : plainGround(setting.palette.secondary),
  placement: placeByContent,
  titleBlock: { textTransform: 'uppercase' },
  textStep: 'text-lg',
  List: BoldList,
  list: { gap: 8, radius: 10, isTinted: true },
  Backdrop: Segments,
  Furniture: BoldFurniture,
};
