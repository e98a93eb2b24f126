import type { FontFaceFile } from '@arrasta/slide-renderer';
import { limits } from '../limits';
import { within } from '../within';

/** Files of fonts that could not be had for one slide, and are not waited for with the next. */
export type LostFonts = Set<string>;

type Face = Pick<FontFaceFile, 'font' | 'subset' | 'weight' | 'style'>;

/** What is made of a font's file, or null where it cannot be had in time. */
export async function unlessLost<AnyFace extends Face, Outcome>(
  face: AnyFace,
  lost: LostFonts,
  make: (face: AnyFace) => Promise<Outcome>,
): Promise<Outcome | null> {
  const name = [face.font, face.subset, face.weight, face.style].join(' ');
  if (lost.has(name)) return null;
  try {
    return await within(make(face), limits.font);
  } catch {
    lost.add(name);
    return null;
  }
}
