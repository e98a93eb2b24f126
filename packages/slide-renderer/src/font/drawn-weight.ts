/** Nearest first: how far a shipped weight lies from the wanted one, as CSS font matching counts. */
function distance(wanted: number, weight: number): number {
  if (weight === wanted) return 0;
  const isPreferredSide = wanted > 500 ? weight > wanted : weight < wanted;
  if (wanted >= 400 && wanted <= 500 && weight > wanted && weight <= 500) return 1;
  return Math.abs(weight - wanted) + (isPreferredSide ? 0 : 1000);
}

/** The weight drawn where `wanted` is asked for; `wanted` itself where nothing is shipped. */
export function drawnWeight(wanted: number, shipped: readonly number[]): number {
  return (
    [...shipped].sort((one, other) => distance(wanted, one) - distance(wanted, other))[0] ?? wanted
  );
}

const namedWeights: Readonly<Record<string, number>> = {
  normal: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
};

/** A stored weight (`font-bold`, `bold`, `700`) as a number. Source: decisions §9. */
export function weightNumber(stored: string): number {
  return namedWeights[stored.replace('font-', '')] ?? Number(stored);
}
