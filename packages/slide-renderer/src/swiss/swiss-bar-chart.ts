import { cssOf, withAlpha } from '@arrasta/palettes';
import { composeColumnBars, type ColumnLook } from '../layouts/column-bars';
import type { Compose } from '../layouts/draft';
import { composeSwissChecklist } from './swiss-lists';
import { ruleHeight } from './swiss-place';

/** Of the text's colour, all bars but the largest. */
const partOfText = 0.16;

/** Columns on a rule, the largest alone in colour. */
export const composeSwissBars: Compose = (draft) => {
  const { colors, field } = draft;
  const quiet = withAlpha(colors.text, partOfText);
  const look: ColumnLook = {
    isFilling: true,
    labelAnchor: 'head',
    bar: (area, _, isLargest) => ({
      kind: 'box',
      area,
      fill: cssOf(isLargest ? colors.block : quiet),
    }),
    line: (foot) => ({
      kind: 'box',
      area: { ...field, top: foot, height: ruleHeight },
      fill: cssOf(colors.text),
    }),
  };
  return composeColumnBars(draft, look, composeSwissChecklist);
};
