/** The text with each mark, in the order in which they stand in it, replaced by its substitute. */
export function spliced(
  text: string,
  substitutes: readonly { readonly mark: string; readonly substitute: string }[],
): string {
  const parts: string[] = [];
  let rest = text;
  for (const { mark, substitute } of substitutes) {
    const place = rest.indexOf(mark);
    if (place < 0) continue;
    parts.push(rest.slice(0, place), substitute);
    rest = rest.slice(place + mark.length);
  }
  return [...parts, rest].join('');
}
