/** What of a canvas measures words. */
export interface MeasuringContext extends Pick<
  CanvasRenderingContext2D,
  'font' | 'fontKerning' | 'textRendering' | 'letterSpacing'
> {
  measureText(
    words: string,
  ): Pick<
    TextMetrics,
    'width' | 'actualBoundingBoxAscent' | 'fontBoundingBoxAscent' | 'fontBoundingBoxDescent'
  >;
}

/** The context in use and what it lacks. */
export interface Measuring {
  readonly context: MeasuringContext;
  /** Safari's canvas knows the space between letters since 18.4, whatever the type says. */
  readonly hasLetterSpacing: boolean;
}

/** Undefined until it is first asked for. */
let measuring: Measuring | null | undefined;

/**
 * Measures words in this context from now on, where there is no document that makes a canvas.
 * @param context one that knows `letterSpacing` and the fonts of whatever is measured
 */
export function measureTextIn(context: MeasuringContext): void {
  measuring = { context, hasLetterSpacing: true };
}

/** What words are measured in; null where nothing can be measured, as on the server. */
export function findMeasuring(): Measuring | null {
  if (measuring !== undefined) return measuring;
  const canvas = typeof document === 'undefined' ? null : document.createElement('canvas');
  const context = canvas?.getContext('2d') ?? null;
  measuring = context && {
    context,
    hasLetterSpacing: 'letterSpacing' in CanvasRenderingContext2D.prototype,
  };
  return measuring;
}
