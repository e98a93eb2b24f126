import { hasBox } from '../scene/closing-box';
import type { Placement, Setting } from '../scene/model';

/** Covers and slides of words alone stand in the middle; lists and pictures begin at the head. */
export function placeByContent(setting: Setting): Placement {
  if (setting.isCover) return 'centre';
  return hasBox(setting) || setting.slide.layout !== 'centered' ? 'head' : 'centre';
}
