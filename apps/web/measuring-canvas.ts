import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import type { MeasuringContext } from '@arrasta/slide-renderer';

/** A face and the file that holds it. */
export interface FaceOnDisk {
  readonly family: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
  readonly file: string;
}

const nameOf = (style: string, weight: string, family: string) => `${style} ${weight} ${family}`;

/** `italic 600 1000px 'Arrasta Inter', sans-serif`, as the renderer sets it. */
const cssFont = /^(\w+) (\d+) ([\d.]+)px '([^']+)'/;

function openFont(file: string): Font {
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  return font;
}

/**
 * Measures words as a canvas does, from the font files alone, for slides that are drawn without a
 * browser. Throws where words are set in a face that was not given.
 */
export class MeasuringCanvas implements MeasuringContext {
  font = '';
  fontKerning: CanvasFontKerning = 'normal';
  textRendering: CanvasTextRendering = 'geometricPrecision';
  letterSpacing = '0px';
  private readonly files: ReadonlyMap<string, string>;
  private readonly open = new Map<string, Font>();

  constructor(faces: readonly FaceOnDisk[]) {
    this.files = new Map(
      faces.map(({ style, weight, family, file }) => [nameOf(style, String(weight), family), file]),
    );
  }

  measureText(words: string) {
    const { font, size } = this.setFont();
    const inPx = (units: number) => (units * size) / font.unitsPerEm;
    const { glyphs, advanceWidth } = font.layout(words);
    const spacing = Array.from(words).length * Number.parseFloat(this.letterSpacing);
    return {
      width: inPx(advanceWidth) + spacing,
      actualBoundingBoxAscent: inPx(Math.max(0, ...glyphs.map(({ bbox }) => bbox.maxY))),
      fontBoundingBoxAscent: inPx(font.ascent),
      fontBoundingBoxDescent: inPx(-font.descent),
    };
  }

  private setFont(): { font: Font; size: number } {
    const [, style = '', weight = '', size = '', family = ''] = cssFont.exec(this.font) ?? [];
    const name = nameOf(style, weight, family);
    const known = this.open.get(name);
    if (known !== undefined) return { font: known, size: Number(size) };
    const file = this.files.get(name);
    if (file === undefined) throw new Error(`No file holds ${this.font}`);
    const font = openFont(file);
    this.open.set(name, font);
    return { font, size: Number(size) };
  }
}
