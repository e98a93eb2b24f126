import { parseColour, type Colour } from '../colour';

/** Channels this close to one another make a grey. */
const greySpread = 16;
/** Opaque colours with no channel below this are tints: a tenth or two of a colour on white. */
const paleChannel = 208;
/** Up to this alpha a colour lies on a list like a veil. */
const veilAlpha = 0.25;

function channels({ red, green, blue }: Colour): number[] {
  return [red, green, blue];
}

function isPlain(colour: Colour): boolean {
  return channels(colour).every((channel) => channel === 255 || channel === 0);
}

function isOpaqueTintOrGrey(colour: Colour): boolean {
  const darkest = Math.min(...channels(colour));
  const isGrey = Math.max(...channels(colour)) - darkest <= greySpread;
  return !isPlain(colour) && (isGrey || darkest >= paleChannel);
}

/**
 * Whether the ground of a list is one that follows the primary colour: a light tint of anything or
 * a neutral grey. Pure white, black and full colours were chosen by somebody and stay, as does no
 * ground at all. Source: carousel-editor §4.
 */
export function isLightTintOrGrey(ground: string): boolean {
  const colour = parseColour(ground);
  if (colour === null || colour.alpha === 0) return false;
  return colour.alpha <= veilAlpha || (colour.alpha === 1 && isOpaqueTintOrGrey(colour));
}
