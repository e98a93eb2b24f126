import { isComposed, type Command, type Slide } from '@arrasta/domain';
import type { Overflow } from '@arrasta/slide-renderer';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { showToast } from '../../../ui/toast/toast-store';
import { overflowMessages } from '../../../messages/slides';
import { dispatch, flushedSession } from '../../store/editor-store';
import { env } from '../../store/env';
import {
  measureOverflow,
  findDivision,
  findLayout,
  findShrinking,
  type Division,
} from './fit-deck';
import classes from './overflow-fixes.module.css';

interface Fixes {
  /** The slide that they help. */
  readonly slide: Slide;
  readonly shrinking: Command | null;
  readonly division: Division | null;
  readonly layout: Command | null;
}

/** Whether the slide is as it was, where it was: meanwhile another one or another deck may be there. */
function isStillThere(slide: Slide, index: number): boolean {
  return flushedSession()?.state.deck.slides[index] === slide;
}

function findFixes(slide: Slide, index: number, fitting: number): Fixes {
  const session = flushedSession();
  if (session === null || !isStillThere(slide, index))
    return { slide, shrinking: null, division: null, layout: null };
  const situation = { session, index, measure: measureOverflow, env };
  return {
    slide,
    shrinking: findShrinking(situation),
    division: findDivision(situation, fitting),
    layout: findLayout(situation),
  };
}

/** Found by really drawing, which cannot be done while this is being drawn itself. */
function useFixes(slide: Slide, index: number, fitting: number): Fixes | null {
  const [ways, setWays] = useState<Fixes | null>(null);
  useEffect(() => {
    let isWanted = true;
    queueMicrotask(() => {
      if (isWanted) setWays(findFixes(slide, index, fitting));
    });
    return () => {
      isWanted = false;
    };
  }, [slide, index, fitting]);
  return ways;
}

function describe({ isText, lines }: Overflow, slide: number): string {
  return isText && lines > 0
    ? overflowMessages.lines(lines, slide)
    : overflowMessages.elements(slide);
}

function adviceFor({ shrinking, division, layout }: Fixes, { isText }: Overflow): string | null {
  if (shrinking !== null || layout !== null) return null;
  if (division === null) return overflowMessages.noWayOut;
  return isText ? overflowMessages.tooMuch : overflowMessages.tooMuchContent;
}

function shrink(command: Command, index: number): void {
  const { title, description } = overflowMessages.shrunk;
  if (dispatch(command)) showToast('success', title, description(index + 1));
}

function divide({ command, tooFull }: Division, index: number): void {
  if (!dispatch(command)) return;
  const { title, description, stillTooMuch } = overflowMessages.divided;
  if (tooFull === null) showToast('success', title, description(index + 2));
  else showToast('info', title, stillTooMuch(tooFull + 1));
}

interface OverflowFixesProps {
  readonly slide: Slide;
  /** Of the slide, from 0. */
  readonly index: number;
  readonly overflow: Overflow;
  /** Whether the first way out has the keyboard. */
  readonly isFocused?: boolean;
}

/** What does not fit, and the ways out that were tried and work (docs/product/drawing.md 4, 5). */
export function OverflowFixes({ slide, index, overflow, isFocused = false }: OverflowFixesProps) {
  const ways = useFixes(slide, index, overflow.fittingElements);
  if (ways === null) return null;
  const { shrinking, division, layout } = ways;
  // A second press before this is drawn anew would help a slide that has been helped.
  const mendWith = (mend: () => void) => () => {
    if (isStillThere(ways.slide, index)) mend();
  };
  const advice = adviceFor(ways, overflow);
  return (
    <>
      <p className={classes.title}>
        {overflow.isText ? overflowMessages.textTitle : overflowMessages.contentTitle}
      </p>
      <p className={classes.words}>{describe(overflow, index + 1)}</p>
      {advice !== null && <p className={classes.words}>{advice}</p>}
      <div className={classes.actions}>
        <Button
          variant="default"
          autoFocus={isFocused}
          disabled={shrinking === null}
          onClick={mendWith(() => shrinking !== null && shrink(shrinking, index))}
        >
          {overflowMessages.shrink}
        </Button>
        <Button
          variant="default"
          autoFocus={isFocused && shrinking === null}
          disabled={division === null}
          onClick={mendWith(() => division !== null && divide(division, index))}
        >
          {overflowMessages.split}
        </Button>
        {isComposed(slide.layout) && (
          <Button
            variant="default"
            disabled={layout === null}
            onClick={mendWith(() => layout !== null && dispatch(layout))}
          >
            {overflowMessages.changeLayout}
          </Button>
        )}
      </div>
    </>
  );
}
