import {
  composite,
  contrastRatio,
  largeTextContrast,
  luminance,
  mix,
  textContrast,
  withAlpha,
  worstContrast,
  type Color,
  type PaletteColors,
} from '@arrasta/palettes';

const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

/** What darkens a picture under words, or fades it, and the words. */
export interface Scrim {
  readonly color: Color;
  readonly words: {
    readonly text: Color;
    readonly soft: Color;
    readonly emphasis: (size: number) => Color;
  };
  /** What stands around the elements. */
  readonly chrome: { readonly text: Color; readonly block: Color; readonly under: Color };
  /** The smallest strengths at which large words and others read on any pixel. */
  readonly large: number;
  readonly small: number;
}

/** So dark at most that white reads on what lies under a part of it. */
const darkest = 0.025;
const lightest = 0.85;

/** What a scrim makes of the pixels that words read worst on. */
function worstUnder(color: Color, strength: number, pixels: readonly Color[]): Color[] {
  return pixels.map((pixel) => composite(withAlpha(color, strength), pixel));
}

function scrimFor(color: Color, text: Color, pixels: readonly Color[]): Scrim {
  const strengthFor = (limit: number) => {
    for (let strength = 0.2; strength < 1; strength += 0.01) {
      if (worstContrast(text, worstUnder(color, strength, pixels)) >= limit) return strength;
    }
    return 1;
  };
  const small = strengthFor(textContrast);
  // Where quiet words read worst.
  const [under = color] = worstUnder(color, small, pixels).sort(
    (one, other) => contrastRatio(text, one) - contrastRatio(text, other),
  );
  return {
    color,
    words: { text, soft: text, emphasis: () => text },
    chrome: { text, block: text, under },
    large: strengthFor(largeTextContrast),
    small,
  };
}

/** The palette's darker colour for what lies on a picture, its lighter one for the words. */
export function darkScrim({ secondary, accent }: Omit<PaletteColors, 'primary'>): Scrim {
  const [darker, lighter] =
    luminance(secondary) < luminance(accent) ? [secondary, accent] : [accent, secondary];
  let color = darker;
  for (let part = 0; part <= 1 && luminance(color) > darkest; part += 0.05)
    color = mix(darker, black, part);
  const text = luminance(lighter) >= lightest ? lighter : mix(lighter, white, 0.6);
  return scrimFor(color, text, [white]);
}

/** In the colour of the background that a picture ends on, and words in the background's. */
export function fadingScrim(background: Color, text: Color): Scrim {
  return scrimFor(background, text, [white, black]);
}
