import { Slider } from '@mantine/core';
import { controlMessages } from '../messages/controls';
import classes from './percent-slider.module.css';

interface PercentSliderProps {
  readonly label: string;
  /** From 0 to 100, or in the range that is given. */
  readonly value: number;
  readonly range?: readonly [min: number, max: number];
  readonly onChange: (value: number) => void;
}

/** A percentage from 0 to 100 in steps of 5, its value right of its label (docs/product/screens.md 13). */
export function PercentSlider({ label, value, range = [0, 100], onChange }: PercentSliderProps) {
  const [min, max] = range;
  return (
    <div>
      <div className={classes.head} aria-hidden>
        <span className={classes.label}>{label}</span>
        <span className={classes.value}>{controlMessages.percent(value)}</span>
      </div>
      <Slider
        step={5}
        min={min}
        max={max}
        size={4}
        thumbSize={16}
        label={null}
        thumbLabel={label}
        thumbValueText={controlMessages.percent}
        value={value}
        onChange={onChange}
        classNames={{
          root: classes.slider,
          track: classes.track,
          bar: classes.bar,
          thumb: classes.thumb,
        }}
      />
    </div>
  );
}
