/**
 * Leaves for `/` by a full load. What the browser remembers of the visit there goes too: it would be
 * that of the person who signs in next.
 */
export function leaveForEntrance(): void {
  window.history.replaceState(null, '');
  window.location.assign('/');
}
