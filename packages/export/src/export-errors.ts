const unknownReason = 'Erro desconhecido';

/** The copy of a slide was not found by its anchor. Source: carousel-editor §8. */
export function slideNotFound(index: number): Error {
  return new Error(`Slide element with ID slide-${String(index)} not found`);
}

/** The drawn slide could not be turned into a file. Source: carousel-editor §8. */
export function blobFailure(): Error {
  return new Error('Failed to create blob from canvas');
}

/** What a caller sees of any failure: `Falha ao exportar slide: {reason}`. Source: carousel-editor §8. */
export function exportFailure(cause: unknown): Error {
  const reason = cause instanceof Error && cause.message !== '' ? cause.message : unknownReason;
  return new Error(`Falha ao exportar slide: ${reason}`, { cause });
}
