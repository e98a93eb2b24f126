import type { Command, Slide } from '@arrasta/domain';
import type { Overflow } from '@arrasta/slide-renderer';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { showToast } from '../../../ui/toast/toast-store';
import { overflowWords as words } from '../../../messages/slides';
import { dispatch, flushedSession } from '../../store/editor-store';
import { env } from '../../store/env';
import { measuredOverflow } from './fit-deck';
import classes from './overflow-fixes.module.css';
import { divisionThatFits, shrinkingThatFits, type Division } from './ways-out';

interface WaysOut {
  readonly shrinking: Command | null;
  readonly division: Division | null;
}

function waysOutOf(slide: Slide, index: number, fitting: number): WaysOut {
  const session = flushedSession();
  // Meanwhile another deck or slide may stand there.
  if (session?.state.deck.slides[index] !== slide) return { shrinking: null, division: null };
  const situation = { session, index, measure: measuredOverflow, surroundings: env };
  return {
    shrinking: shrinkingThatFits(situation),
    division: divisionThatFits(situation, fitting),
  };
}

/** Found by really drawing, which cannot be done while this is being drawn itself. */
function useWaysOut(slide: Slide, index: number, fitting: number): WaysOut | null {
  const [ways, setWays] = useState<WaysOut | null>(null);
  useEffect(() => {
    let isWanted = true;
    queueMicrotask(() => {
      if (isWanted) setWays(waysOutOf(slide, index, fitting));
    });
    return () => {
      isWanted = false;
    };
  }, [slide, index, fitting]);
  return ways;
}

function describe({ isText, lines }: Overflow, slide: number): string {
  return isText && lines > 0 ? words.lines(lines, slide) : words.elements(slide);
}

function adviceFor({ shrinking, division }: WaysOut, { isText }: Overflow): string | null {
  if (shrinking !== null) return null;
  if (division === null) return words.noWayOut;
  return isText ? words.tooMuch : words.tooMuchContent;
}

function shrink(command: Command, index: number): void {
  const { title, description } = words.shrunk;
  if (dispatch(command)) showToast('success', title, description(index + 1));
}

function divide({ command, tooFull }: Division, index: number): void {
  if (!dispatch(command)) return;
  const { title, description, stillTooMuch } = words.divided;
  if (tooFull === null) showToast('success', title, description(index + 2));
  else showToast('info', title, stillTooMuch(tooFull + 1));
}

interface OverflowFixesProps {
  readonly slide: Slide;
  /** Of the slide, from 0. */
  readonly index: number;
  readonly overflow: Overflow;
}

/** What does not fit, and the ways out that were tried and work (docs/product/drawing.md 4, 5). */
export function OverflowFixes({ slide, index, overflow }: OverflowFixesProps) {
  const ways = useWaysOut(slide, index, overflow.fitting);
  if (ways === null) return null;
  const { shrinking, division } = ways;
  const advice = adviceFor(ways, overflow);
  return (
    <>
      <p className={classes.title}>{overflow.isText ? words.textTitle : words.contentTitle}</p>
      <p className={classes.words}>{describe(overflow, index + 1)}</p>
      {advice !== null && <p className={classes.words}>{advice}</p>}
      <div className={classes.actions}>
        <Button
          variant="default"
          autoFocus
          disabled={shrinking === null}
          onClick={() => shrinking !== null && shrink(shrinking, index)}
        >
          {words.shrink}
        </Button>
        <Button
          variant="default"
          autoFocus={shrinking === null}
          disabled={division === null}
          onClick={() => division !== null && divide(division, index)}
        >
          {words.split}
        </Button>
      </div>
    </>
  );
}
