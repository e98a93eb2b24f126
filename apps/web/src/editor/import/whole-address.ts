/** An address as it is to be asked: typed without its beginning, it is one of the web. */
export function wholeAddress(typed: string): string | null {
  const address = typed.trim();
  if (address === '') return null;
  return /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}
