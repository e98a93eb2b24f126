import { primaryAsText, themes } from '@arrasta/palettes';
import { PlainList } from '../../list/plain-list';
import { endsWithBox } from '../../scene/closing-box';
import { gradientGround } from '../../scene/ground';
import type { Placement, Setting, Theme } from '../../scene/model';
import { titleSize, typeScale } from '../../text/type-size';
import { slideHeight, slideWidth } from '../../slide-size';
import { MinimalFurniture } from './minimal-furniture';

/** Cover text at the foot; a title at the head with its list or picture at the foot; else centred. */
function placement(setting: Setting): Placement {
  if (setting.isCover) return 'foot';
  if (endsWithBox(setting)) return setting.elements.length > 1 ? 'closing' : 'centre';
  return setting.slide.layout === 'centered' ? 'centre' : 'head';
}

/** Space does the work: nothing but the elements, the brand line and the indicator. */
export const minimal: Theme = {
  facts: themes.minimal,
  ground: (setting) => gradientGround(setting, setting.palette.secondary),
  paper: { left: 0, top: 0, width: slideWidth, height: slideHeight, radius: 0 },
  surround: () => 'none',
  placement,
  gap: 15,
  textWidth: 368,
  boxWidth: 384,
  titleSize,
  textSize: (step) => typeScale[step],
  titleLines: 'balance',
  titleBlock: {},
  titleWords: () => ({}),
  underTitle: () => null,
  subtitleColour: ({ palette, text }, reading) => primaryAsText(palette.primary, text, reading),
  isSubtitleItalic: false,
  textStep: 'text-base',
  List: PlainList,
  list: { gap: 8, radius: 12, isTinted: true },
  picture: { width: 384, height: 216, radius: 12, mount: () => ({}) },
  Backdrop: () => null,
  Furniture: MinimalFurniture,
};
