/** Thrown where a slide holds what the painter has not been taught; it is captured instead. */
export class Unpaintable extends Error {
  override readonly name = 'Unpaintable';
}
