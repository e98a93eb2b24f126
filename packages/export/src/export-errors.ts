const unknownReason = 'Erro desconhecido';

/** The copy of a slide was not found by its anchor. Source: docs/product/export.md 5. */
export function slideNotFound(index: number): Error {
  return new Error(`Slide element with ID slide-${String(index)} not found`);
}

/** The drawn slide could not be turned into a file. Source: docs/product/export.md 5. */
export function blobFailure(): Error {
  return new Error('Failed to create blob from canvas');
}

/**
 * What a caller sees of any failure: `Falha ao exportar slide: {reason}`.
 * Source: docs/product/export.md 5.
 */
export function exportFailure(cause: unknown): Error {
  const reason = cause instanceof Error && cause.message !== '' ? cause.message : unknownReason;
  return new Error(`Falha ao exportar slide: ${reason}`, { cause });
}

/** No way led to a file that shows the slide as it is. */
export class SlideNotRendered extends Error {
  /** @param slideNumber counts from 1 */
  constructor(slideNumber: number) {
    super(`O navegador não conseguiu desenhar o slide ${String(slideNumber)}`);
  }
}

/** Whether an export ended because a slide could not be drawn as it is. */
export function isNotRendered(error: unknown): boolean {
  if (error instanceof SlideNotRendered) return true;
  return error instanceof Error && error.cause !== undefined && isNotRendered(error.cause);
}
