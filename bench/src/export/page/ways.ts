/** The ways to a picture that are measured beside each other. */
export type Way = 'ours' | 'floor' | 'floor-in-memory' | 'html-to-image' | 'html2canvas';

/** What one run took, in ms. */
export interface Run {
  readonly time: number;
  /** The longest stretch in which the page's thread did one thing. */
  readonly longestStall: number;
}

/** What the page offers to the stopwatch. */
export interface ExportBench {
  /** A photograph of 1 to 3 MB as JPEG, in base64. */
  readonly photograph: (number: number) => Promise<string>;
  readonly run: (way: Way, slides: number) => Promise<Run>;
  /** The same for ten slides of a theme's templates. */
  readonly runTheme: (way: Way, theme: string) => Promise<Run>;
  /** The first of so many slides, in ms. */
  readonly firstSlide: (slides: number) => Promise<number>;
}

declare global {
  interface Window {
    exportBench: ExportBench;
  }
}
