import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from 'zustand/vanilla';
import { afterFrame } from '../../../editor/store/editor-store';

/** How many covers one frame draws, and for how long it goes on: more would hold up the page as it scrolls. */
const coversPerFrame = 6;
const maxFrameMs = 8;

const queue = createStore<{ readonly waiting: readonly (() => void)[] }>(() => ({ waiting: [] }));

function drawFirst(): void {
  const [draw, ...others] = queue.getState().waiting;
  queue.setState({ waiting: others });
  // At once and alone, so that it is known how long it took.
  if (draw !== undefined) flushSync(draw);
}

function drawNext(): void {
  const end = performance.now() + maxFrameMs;
  for (let drawn = 0; drawn < coversPerFrame && performance.now() < end; drawn += 1) drawFirst();
  if (queue.getState().waiting.length > 0) afterFrame(drawNext);
}

/** Has it drawn with one of the next frames; answers what calls that off. */
function enqueue(draw: () => void): () => void {
  const { waiting } = queue.getState();
  queue.setState({ waiting: [...waiting, draw] });
  if (waiting.length === 0) afterFrame(drawNext);
  return () => {
    queue.setState((now) => ({ waiting: now.waiting.filter((one) => one !== draw) }));
  };
}

/** Whether it is this cover's turn to be drawn; it then stays drawn. */
export function useDrawTurn(isNear: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isNear || isDrawn) return;
    return enqueue(() => setDrawn(true));
  }, [isNear, isDrawn]);
  return isDrawn;
}
