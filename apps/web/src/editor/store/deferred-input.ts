import { createStore } from 'zustand/vanilla';

/** Milliseconds after which pending input is written although no frame came, as in a hidden window. */
const maxDelayMs = 100;

/** What was typed and waits for its frame. */
const pendingInput = createStore<{ readonly write: (() => void) | null }>(() => ({ write: null }));

/** Gives the deck what was typed and waits for its frame; nothing where nothing waits. */
export function flushPendingInput(): void {
  const { write } = pendingInput.getState();
  pendingInput.setState({ write: null });
  write?.();
}

/** Calls once the next frame has been laid out and painted. */
export function afterFrame(call: () => void): void {
  requestAnimationFrame(() => {
    // The first task after a frame's callbacks comes when the frame is done.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      call();
    };
    port2.postMessage(null);
  });
}

/**
 * Holds what was typed until the frame that shows it is painted: the browser has drawn the letter
 * already, and the deck is told without the person waiting for it. Whoever asks for the deck
 * earlier has it written first (`flushedSession`). A later call takes the place of an earlier one.
 */
export function deferInput(write: () => void): void {
  const isWaiting = pendingInput.getState().write !== null;
  pendingInput.setState({ write });
  if (isWaiting) return;
  const timer = setTimeout(flushPendingInput, maxDelayMs);
  afterFrame(() => {
    clearTimeout(timer);
    flushPendingInput();
  });
}
