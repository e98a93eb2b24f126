import type { ServerResponse } from 'node:http';

/** What a reader takes at least of an answer that waits to be taken. */
interface Pace {
  /** Milliseconds between two looks. */
  readonly every: number;
  /** Bytes taken between them. */
  readonly least: number;
}

/** 4 kB a second, on average over half a minute: no line of today is slower. */
const usualPace: Pace = { every: 30_000, least: 120_000 };

/**
 * Disconnects a client that hardly takes an answer that is there: a place among those who are served is
 * not held by not reading.
 */
export function endSlowReader(answer: ServerResponse, { every, least }: Pace = usualPace): void {
  const { socket } = answer;
  if (socket === null) return;
  /** What has been handed to the system. */
  const taken = () => socket.bytesWritten - socket.writableLength;
  let before = taken();
  const timer = setInterval(() => {
    const now = taken();
    if (socket.writableLength > 0 && now - before < least) socket.destroy();
    before = now;
  }, every).unref();
  answer.once('close', () => {
    clearInterval(timer);
  });
}
