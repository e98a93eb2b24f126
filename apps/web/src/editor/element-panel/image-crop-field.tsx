import { imageAddressOf, setElementStyle, stockImageAddress } from '@arrasta/domain';
import { useId } from 'react';
import { elementStyleMessages } from '../../messages/element-style';
import { Field } from '../../ui/controls/field';
import { PercentSlider } from '../../ui/percent-slider';
import { FocalPoint } from '../images/focal-point';
import { dispatch } from '../store/editor-store';
import classes from './image-crop-field.module.css';
import type { FieldProps } from './kind-fields';

/** Usual values are left out of the style. */
function unlessUsual(value: number, usual: number): number | null {
  return value === usual ? null : value;
}

/** What of a picture is seen where it is cropped (docs/product/elements.md 17). */
export function ImageCropField({ element }: FieldProps) {
  const id = useId();
  const { focalX = 50, focalY = 50, zoom = 100 } = element.style;
  const move = (x: number, y: number) =>
    dispatch(
      setElementStyle(element.id, { focalX: unlessUsual(x, 50), focalY: unlessUsual(y, 50) }),
    );
  return (
    <Field label={elementStyleMessages.focalPoint} labelId={id}>
      <div className={classes.fields} role="group" aria-labelledby={id}>
        <FocalPoint x={focalX} y={focalY} onMove={move}>
          <img
            className={classes.picture}
            src={imageAddressOf(element.content) ?? stockImageAddress}
            alt=""
            draggable={false}
          />
        </FocalPoint>
        <p className={classes.hint}>{elementStyleMessages.focalHint}</p>
        <PercentSlider
          label={elementStyleMessages.zoom}
          range={[100, 400]}
          value={zoom}
          onChange={(value) =>
            dispatch(setElementStyle(element.id, { zoom: unlessUsual(value, 100) }))
          }
        />
      </div>
    </Field>
  );
}
