// In a file of its own: the types of the published client come from files that must not name sharp's.
import type { Sharp, SharpOptions } from 'sharp';

export type MakeSharp = (bytes: Uint8Array, options: SharpOptions) => Sharp;

const decoders = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'];

async function load(): Promise<MakeSharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders.map((name) => `VipsForeignLoad${name}`) });
  return sharp;
}

let loading: Promise<MakeSharp> | undefined;

/** Loaded with the first picture, for it takes longer than all the rest of the start. */
export function loadSharp(): Promise<MakeSharp> {
  return (loading ??= load());
}
