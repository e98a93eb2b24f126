/**
 * Longest waits in ms, never slept through. Source: docs/product/export.md 3.
 *
 * A picture's begins when it is asked for, not while it waits for its turn. A background of another
 * host has the proxy's 5 s of it (docs/product/images.md 7), and then what is left straight from
 * that host.
 */
export const timeouts = {
  image: 5000,
  backgroundImage: 8000,
  /** For a picture of a host that let others wait in vain. Source: decision 028. */
  imageOfSilentHost: 1000,
  font: 10_000,
  /** For one that did not come for another slide: by now it may have. */
  lostFont: 100,
  /** For drawing and reading a few letters, once for a page. */
  measurement: 3000,
  /** For a worker's first answer, its code included, and for every other. */
  workerStart: 8000,
  /** For a worker to run, where the page can do its work. */
  workerReady: 1000,
  worker: 5000,
  /** Until the browser's own drawing of a slide has its fonts and pictures. */
  settling: 4000,
  /** For encoding on the page, and for looking at a file before it is handed out. */
  encoding: 5000,
  verification: 5000,
  slide: 15_000,
} as const;
