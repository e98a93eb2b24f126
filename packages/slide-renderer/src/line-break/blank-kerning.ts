/**
 * What characters are drawn nearer to a blank before them, in thousandths of an em, by weight and
 * style (`600-normal`), the characters of one measure together. Letters with marks go by the letter,
 * within Latin-1. WebKit leaves this kerning out and so cannot tell it; lines are counted with it in
 * every browser.
 */
export type BlankKerning = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Thousandths of an em by character, by face (`Arrasta Roboto 600-normal`). */
const byFace = new Map<string, ReadonlyMap<string, number>>();

/** Keeps the kerning of a family, before its files come. */
export function setBlankKerning(family: string, kerning: BlankKerning = {}): void {
  for (const [style, measures] of Object.entries(kerning)) {
    const entries = Object.entries(measures).flatMap(([characters, measure]) =>
      Array.from(characters, (character) => [character, measure] as const),
    );
    byFace.set(`${family} ${style}`, new Map(entries));
  }
}

const lastOfLatin = 'ÿ';

/** The kerning of a character behind a blank in em, in a face of ours. */
export function blankKerningOf(
  character: string,
  face: { readonly families: string; readonly weight: number; readonly isItalic: boolean },
): number {
  const family = /'([^']+)'/.exec(face.families)?.[1] ?? '';
  const style = face.isItalic ? 'italic' : 'normal';
  const kerning = byFace.get(`${family} ${String(face.weight)}-${style}`);
  if (kerning === undefined) return 0;
  const letter = character <= lastOfLatin ? character.normalize('NFD').charAt(0) : character;
  return (kerning.get(letter) ?? 0) / 1000;
}
