import { imageAddressOf, setElementStyle, stockImageAddress } from '@arrasta/domain';
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { elementStyleMessages } from '../../messages/element-style';
import { Field } from '../../ui/controls/field';
import { PercentSlider } from '../../ui/percent-slider';
import { dispatch } from '../store/editor-store';
import classes from './image-crop-field.module.css';
import type { FieldProps } from './kind-fields';

/** Percent that an arrow key moves the point; with Shift ten times as much. */
const keyStep = 1;

const directions: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Usual values are left out of the style. */
function unlessUsual(value: number, usual: number): number | null {
  return value === usual ? null : value;
}

function percentOf(place: number, from: number, extent: number): number {
  return Math.round(Math.min(100, Math.max(0, ((place - from) / extent) * 100)));
}

/** The point of a picture that stays in view however it is cropped; dragged, or moved by arrow keys. */
function FocalPoint({ element }: Pick<FieldProps, 'element'>) {
  const { focalX = 50, focalY = 50 } = element.style;
  const frame = useRef<HTMLDivElement>(null);
  const move = (x: number, y: number) => {
    const toStoredFocus = (value: number) => unlessUsual(Math.min(100, Math.max(0, value)), 50);
    dispatch(setElementStyle(element.id, { focalX: toStoredFocus(x), focalY: toStoredFocus(y) }));
  };
  const drag = ({ clientX, clientY, buttons }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || buttons === 0) return;
    move(percentOf(clientX, box.left, box.width), percentOf(clientY, box.top, box.height));
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined) return;
    // The editor's own arrow keys change slides and elements.
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? 10 * keyStep : keyStep;
    move(focalX + direction[0] * step, focalY + direction[1] * step);
  };
  return (
    <div ref={frame} className={classes.frame} onPointerDown={onPointerDown} onPointerMove={drag}>
      <img
        className={classes.picture}
        src={imageAddressOf(element.content) ?? stockImageAddress}
        alt=""
        draggable={false}
      />
      <button
        type="button"
        className={classes.point}
        style={{ left: `${focalX}%`, top: `${focalY}%` }}
        aria-label={`${elementStyleMessages.focalPoint}: ${elementStyleMessages.focalPlace(focalX, focalY)}`}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** What of a picture is seen where it is cropped (docs/product/elements.md 17). */
export function ImageCropField({ element }: FieldProps) {
  const id = useId();
  return (
    <Field label={elementStyleMessages.focalPoint} labelId={id}>
      <div className={classes.fields} role="group" aria-labelledby={id}>
        <FocalPoint element={element} />
        <p className={classes.hint}>{elementStyleMessages.focalHint}</p>
        <PercentSlider
          label={elementStyleMessages.zoom}
          range={[100, 400]}
          value={element.style.zoom ?? 100}
          onChange={(zoom) =>
            dispatch(setElementStyle(element.id, { zoom: unlessUsual(zoom, 100) }))
          }
        />
      </div>
    </Field>
  );
}
