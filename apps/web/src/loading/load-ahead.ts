/** How long nothing may have been fetched before the rest of the program is, in ms. */
const quietTime = 2_000;

/** Resolves once everything that is needed first is there: nothing was fetched for a while. */
export function waitForIdleNetwork(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietTime);
    });
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quietTime);
    observer.observe({ type: 'resource' });
  });
}

const signsOfUse = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Resolves once the person does something. */
function waitForFirstUse(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const end = () => {
      controller.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: controller.signal };
    for (const sign of signsOfUse) window.addEventListener(sign, end, options);
  });
}

type Load = () => Promise<unknown>;

interface Chunk {
  readonly load: Load;
  /** Whether it is shown by itself, and not by a press alone. */
  readonly isShown: boolean;
}

/** Whether the person asked the browser to fetch no more than is needed; not every browser says. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function loadAfter({ load, isShown }: Chunk, begin: Promise<void>): void {
  if (isShown || !savesData()) void begin.then(load);
}

/** Parts wait for the end of the first load; those that are added after it come at once. */
function createChunkQueue() {
  const chunks: Chunk[] = [];
  let begin: Promise<void> | null = null;
  return {
    add(chunk: Chunk): void {
      chunks.push(chunk);
      if (begin !== null) loadAfter(chunk, begin);
    },
    start(): void {
      if (begin !== null) return;
      begin = Promise.race([waitForIdleNetwork(), waitForFirstUse()]);
      for (const chunk of chunks) loadAfter(chunk, begin);
    },
  };
}

const chunkQueue = createChunkQueue();

/** Brings a part that is shown by itself, once `loadRest` was called and the first load is over. */
export function loadLater(load: Load): void {
  chunkQueue.add({ load, isShown: true });
}

/**
 * The same for a part that a press may ask for (prefetch): where data are to be saved it comes only
 * then.
 */
export function loadAhead(load: Load): void {
  chunkQueue.add({ load, isShown: false });
}

/**
 * Brings these parts once nothing more is fetched or the person begins: what is not there yet when
 * the server goes away cannot be opened.
 */
export function loadRest(): void {
  chunkQueue.start();
}
