/** Milliseconds; what takes longer waits for something other than this server's turn. */
const COUNTED_FOR = 2_000;

export interface Crowd {
  /** Whether one more would only make everybody wait. */
  readonly isFull: () => boolean;
  /** Counts a call as being worked on; answers what to call at its end. */
  readonly enter: () => () => void;
}

/**
 * The calls that are worked on at this moment. A server that takes up more than it can do answers
 * all of them late, those that gave up meanwhile as well, and goes on so long after the rush: so
 * it says early that it is too much. Calls that wait for others (a provider of AI, a picture of
 * another host) leave the crowd after two seconds.
 * @param most calls at once, before the next are refused
 */
export function crowd(most: number): Crowd {
  let working = 0;
  return {
    isFull: () => working >= most,
    enter() {
      working += 1;
      let isIn = true;
      const leave = () => {
        if (!isIn) return;
        isIn = false;
        working -= 1;
        clearTimeout(timer);
      };
      const timer = setTimeout(leave, COUNTED_FOR).unref();
      return leave;
    },
  };
}
