/** Whether an address leads to another host: what is ours or the page's own needs no copy. */
export function isForeignAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) && origin !== location.origin;
}
