/** A picture as it stands in the file. */
export interface EmbeddedPicture {
  /** Holds the picture itself (`data:`). */
  readonly address: string;
  /** Whether it is just the pixels drawn, which fill its box. */
  readonly isCropped: boolean;
}

/** What stands in the file for each picture of a staged slide. */
export type EmbeddedPictures = ReadonlyMap<HTMLImageElement, EmbeddedPicture>;
