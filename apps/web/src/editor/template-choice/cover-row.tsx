import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { RovingRadios } from '../sidebar/roving-radios';
import classes from './cover-row.module.css';

export interface CoverChoice<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly cover: ReactNode;
}

interface CoverRowProps<Key extends string> {
  readonly label: string;
  /** Whether something above says it already. */
  readonly hidesLabel?: boolean;
  /** What is said beside the label of what is chosen. */
  readonly current: string;
  readonly choices: readonly CoverChoice<Key>[];
  readonly chosen: Key | null;
  readonly onChoose: (key: Key) => void;
}

/** How much of the row in sight a press of an arrow moves on. */
const pageShare = 0.8;

/** Brings the cover that is chosen when the row is first shown to its middle. */
function useChosenInSight(scroller: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const row = scroller.current;
    const chosen = row?.querySelector('[aria-checked="true"]')?.getBoundingClientRect();
    if (!row || chosen === undefined) return;
    const { left, width } = row.getBoundingClientRect();
    row.scrollBy({ left: chosen.left + chosen.width / 2 - (left + width / 2) });
  }, [scroller]);
}

/** Covers in a row that scrolls sideways, one of which is chosen. */
export function CoverRow<Key extends string>(props: CoverRowProps<Key>) {
  const { label, hidesLabel = false, current, choices, chosen, onChoose } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useChosenInSight(scroller);
  const scroll = (direction: 1 | -1) => {
    const { clientWidth = 0 } = scroller.current ?? {};
    scroller.current?.scrollBy({ left: direction * pageShare * clientWidth, behavior: 'smooth' });
  };
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        {!hidesLabel && <span className={classes.label}>{label}</span>}
        <span className={classes.current}>{current}</span>
        {/* Keys move the focus, and fingers the row. */}
        <span className={classes.arrows} aria-hidden>
          <ActionIcon tabIndex={-1} size={28} onClick={() => scroll(-1)}>
            <ChevronLeft size={16} strokeWidth={1.75} />
          </ActionIcon>
          <ActionIcon tabIndex={-1} size={28} onClick={() => scroll(1)}>
            <ChevronRight size={16} strokeWidth={1.75} />
          </ActionIcon>
        </span>
      </div>
      <div ref={scroller} className={classes.scroller}>
        <RovingRadios
          label={label}
          columns={1}
          className={classes.row}
          choices={choices.map(({ key, label: name, cover }) => ({
            key,
            label: name,
            content: (
              <span className={classes.choice}>
                <span className={classes.cover}>{cover}</span>
                <span className={classes.name}>{name}</span>
              </span>
            ),
          }))}
          chosen={chosen}
          onChoose={onChoose}
        />
      </div>
    </div>
  );
}
