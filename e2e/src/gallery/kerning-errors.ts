import { titleFonts, legacyFonts } from '@arrasta/domain';
import { blankKerningOf, registerFonts } from '@arrasta/slide-renderer';

/** Of an em, a thousand in all. */
const tolerance = 2;

const characters = Array.from({ length: 0xff - 0x20 }, (_, number) =>
  String.fromCharCode(number + 0x21),
).filter((character) => /[\p{L}\p{N}\p{P}]/u.test(character));

/** Some weights are told by name. */
function weightOf({ weight }: FontFace): number {
  if (weight === 'normal') return 400;
  return weight === 'bold' ? 700 : Number(weight);
}

function errorsOf(face: FontFace, canvas: CanvasRenderingContext2D): string[] {
  const families = `'${face.family.replaceAll(/["']/g, '')}'`;
  canvas.font = `${face.style} ${face.weight} 1000px ${families}`;
  const width = (words: string) => canvas.measureText(words).width;
  const font = { families, weight: weightOf(face), isItalic: face.style === 'italic' };
  return characters.flatMap((character) => {
    const measured = width(` ${character}`) - width(' ') - width(character);
    const kept = blankKerningOf(character, font) * 1000;
    if (Math.abs(measured - kept) <= tolerance) return [];
    return [`${canvas.font} ${character}: ${measured.toFixed(0)}, kept ${kept.toFixed(0)}`];
  });
}

/** Where the kerning behind blanks that is kept of the fonts is not what this browser draws. */
export async function kerningErrors(): Promise<string[]> {
  await registerFonts([...titleFonts, ...legacyFonts]);
  const faces = [...document.fonts].filter(({ family }) => family.includes('Arrasta'));
  await Promise.all(faces.map((face) => face.load()));
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null) throw new Error('No canvas');
  canvas.fontKerning = 'normal';
  canvas.textRendering = 'geometricPrecision';
  return faces.flatMap((face) => errorsOf(face, canvas));
}
