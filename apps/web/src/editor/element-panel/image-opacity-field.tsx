import { setElementStyle } from '@arrasta/domain';
import { PercentSlider } from '../../ui/percent-slider';
import { elementStyleWords as words } from '../../messages/element-style';
import { dispatch } from '../store/editor-store';
import type { FieldProps } from './field-props';

/** Opacity of a picture, 0 to 100 in steps of 5 (docs/product/elements.md 7). */
export function ImageOpacityField({ element }: FieldProps) {
  return (
    <PercentSlider
      label={words.opacity}
      value={element.style.imageOpacity ?? 100}
      onChange={(imageOpacity) => dispatch(setElementStyle(element.id, { imageOpacity }))}
    />
  );
}
