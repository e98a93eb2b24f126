/**
 * What a press does where another way takes the place of this one: the second press of a double
 * click, or of a double tap, is not meant for that one.
 */
export function firstPress(run: () => void) {
  return ({ detail }: { readonly detail: number }): void => {
    if (detail < 2) run();
  };
}
