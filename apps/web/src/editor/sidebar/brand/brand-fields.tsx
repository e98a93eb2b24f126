import { brandPositions, limits, setCarouselField } from '@arrasta/domain';
import { SegmentedControl, TextInput } from '@mantine/core';
import { editorUndoField as keptText } from '../../../ui/controls/control-props';
import { limitedText } from '../../../ui/controls/limited-text';
import { editorWords } from '../../../messages/editor';
import { dispatch } from '../../store/editor-store';
import { AvatarField } from './avatar-field';
import { useCarousel } from '../../store/selectors';
import classes from '../sidebar.module.css';

const words = editorWords.brand;

function orNone(text: string): string | null {
  return text === '' ? null : text;
}

/** Name, handle and place of the brand line. */
export function BrandFields() {
  const carousel = useCarousel();
  return (
    <div className={classes.fields}>
      <AvatarField />
      <TextInput
        label={words.name}
        {...limitedText(carousel.brandName ?? '', limits.brandName)}
        value={carousel.brandName ?? ''}
        onChange={({ currentTarget }) =>
          dispatch(setCarouselField('brandName', orNone(currentTarget.value)))
        }
        {...keptText}
      />
      <TextInput
        label={words.handle}
        {...limitedText(carousel.brandHandle ?? '', limits.brandHandle)}
        value={carousel.brandHandle ?? ''}
        onChange={({ currentTarget }) =>
          dispatch(setCarouselField('brandHandle', orNone(currentTarget.value)))
        }
        {...keptText}
      />
      <div>
        <span className={classes.fieldLabel} id="brand-position">
          {words.position}
        </span>
        <SegmentedControl
          aria-labelledby="brand-position"
          fullWidth
          data={brandPositions.map((value) => ({ value, label: words[value] }))}
          value={carousel.brandPosition}
          onChange={(value) => dispatch(setCarouselField('brandPosition', value))}
        />
      </div>
    </div>
  );
}
