/**
 * Works on several items at once and gives the outcomes in the order of the items, each as soon as
 * its turn has come. At most `atOnce` are under way or waiting to be taken, so that what is made
 * never piles up. The first failure ends it; so does leaving the loop, after which nothing new is
 * begun.
 */
export async function* inOrder<Item, Outcome>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Outcome>,
): AsyncGenerator<Outcome, void, undefined> {
  const underWay: Promise<Outcome>[] = [];
  const begin = (item: Item, index: number) => {
    const outcome = work(item, index);
    // It is awaited when its turn comes, or never where an earlier one fails.
    outcome.catch(() => undefined);
    underWay.push(outcome);
  };
  for (const [index, item] of items.entries()) {
    begin(item, index);
    const first = underWay.length === atOnce ? underWay.shift() : undefined;
    if (first !== undefined) yield await first;
  }
  for (const outcome of underWay) yield await outcome;
}
