/** The element at a place of the drawing. */
export function elementIdAt(target: EventTarget): string | null {
  if (!(target instanceof globalThis.Element)) return null;
  return target.closest('[data-element-id]')?.getAttribute('data-element-id') ?? null;
}
