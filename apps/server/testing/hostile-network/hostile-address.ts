/** How the product answers; `picture` is for those that mean no harm, or not yet. */
export type Verdict = 'refused' | 'failed' | 'slow' | 'tooLarge' | 'noImage' | 'picture';

/** An address to ask for; `*` becomes a word that no other question has. */
export interface HostileAddress {
  readonly kind: string;
  readonly address: string;
  readonly verdict: Verdict;
}

/** Addresses of one kind that are all answered so. */
const all =
  (verdict: Verdict) =>
  (kind: string, addresses: readonly string[]): HostileAddress[] =>
    addresses.map((address) => ({ kind, address, verdict }));

export const refused = all('refused');
export const failed = all('failed');
export const noImage = all('noImage');
export const tooLarge = all('tooLarge');
export const slow = all('slow');
export const image = all('picture');
