import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { placeInDeck, type Deck } from '@arrasta/domain';
import { RovingRadios } from '../../ui/controls/roving-radios';
import classes from './cover-row.module.css';
import { prepareDrawing } from '../../ui/deck-drawing';
import { SlideThumbnail } from '../../ui/scaled-slide';
import { useNearViewport, useScreenSize } from '../../ui/viewport/use-screen-size';

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

/** Of a cover in the row; the style sheet has the same. In px. */
const widths = { narrow: 88, other: 72 } as const;

/** Nothing that lies further off is drawn: to the sides there are three dozen. In px. */
const nearMargin = 120;

/** Once it was near, it stays drawn. */
function useOnceNear(isNear: boolean): boolean {
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  return wasNear;
}

function Cover({ deck: { carousel, slides }, width }: { deck: Deck; width: number }) {
  const [slide] = slides;
  useEffect(() => {
    void prepareDrawing(carousel, slides.slice(0, 1));
  }, [carousel, slides]);
  if (slide === undefined) return null;
  return (
    <SlideThumbnail
      carousel={carousel}
      slide={slide}
      {...placeInDeck(slides, 0)}
      width={width}
      isNear
    />
  );
}

/** The first slide of a deck that is made once its place in the row is near; null for none yet. */
export function DrawnCover({ make }: { make: () => Deck | null }) {
  const ref = useRef<HTMLSpanElement>(null);
  const isDrawn = useOnceNear(useNearViewport(ref, nearMargin));
  const size = useScreenSize() === 'narrow' ? 'narrow' : 'other';
  const deck = useMemo(() => (isDrawn ? make() : null), [isDrawn, make]);
  return <span ref={ref}>{deck !== null && <Cover deck={deck} width={widths[size]} />}</span>;
}
