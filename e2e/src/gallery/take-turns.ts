/**
 * Every `of`th entry of a list, beginning with another one in each turn: after `of` turns each entry
 * was taken once. What is tried with every theme is divided among the themes by it.
 * @param turn from 0, as the theme's place among the themes
 */
export function takeTurn<Entry>(list: readonly Entry[], turn: number, of: number): Entry[] {
  return list.filter((_, place) => place % of === turn % of);
}
