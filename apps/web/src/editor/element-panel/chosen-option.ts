import type { ElementStyle } from '@arrasta/domain';
import type { DrawnStyle } from '@arrasta/slide-renderer';
import { elementStyleWords as words } from '../../messages/element-style';
import type { ChoiceOption } from './choice-options';
import type { StyleChoice } from './style-choices';

/** The option an element has of a choice; a stored value that is none of them stands for itself. */
export function chosenOption(
  choice: StyleChoice,
  style: ElementStyle,
  drawn: DrawnStyle,
): ChoiceOption {
  const stored = style[choice.field];
  const value =
    stored === undefined
      ? choice.untouched(drawn)
      : (choice.spelled?.(String(stored), drawn) ?? String(stored));
  const options = choice.options(drawn);
  const found = options.find((option) => option.value === value);
  if (found !== undefined) return found;
  const step = /^[ph]-(\d+)$/.exec(value)?.[1];
  return { value, label: step === undefined ? value : words.px(Number(step) * 4) };
}
