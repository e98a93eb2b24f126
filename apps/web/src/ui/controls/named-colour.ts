/** A colour offered first, with its name. */
export interface NamedColour {
  readonly name: string;
  /** In any notation that may be stored. */
  readonly colour: string;
}
