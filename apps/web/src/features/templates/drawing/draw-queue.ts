import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { afterFrame } from '../../../editor/store/editor-store';

/** How many covers one frame draws: more would hold up the page as it scrolls. */
const coversPerFrame = 6;

const queue = createStore<{ readonly waiting: readonly (() => void)[] }>(() => ({ waiting: [] }));

function drawNext(): void {
  const { waiting } = queue.getState();
  queue.setState({ waiting: waiting.slice(coversPerFrame) });
  for (const draw of waiting.slice(0, coversPerFrame)) draw();
  if (waiting.length > coversPerFrame) afterFrame(drawNext);
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
