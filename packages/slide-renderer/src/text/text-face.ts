import type { Element } from '@arrasta/domain';
import { drawnWeight, weightNumber } from '../font/drawn-weight';
import type { FontCut } from '../font/font-cuts';
import type { Scene } from '../scene/model';

/** One font in one weight and style: what is loaded to draw a text. */
export interface Face {
  readonly cut: FontCut;
  readonly weight: number;
  readonly isItalic: boolean;
}

/** The face drawn where a weight is wanted; upright where the font has no italic. */
export function faceOf(cut: FontCut, wanted: number, wantsItalic = false): Face {
  const isItalic = wantsItalic && cut.italics.length > 0;
  return { cut, weight: drawnWeight(wanted, isItalic ? cut.italics : cut.weights), isItalic };
}

function wantedWeight({ type, style }: Element, cut: FontCut): number {
  if (style.fontWeight !== undefined) return weightNumber(style.fontWeight);
  if (type === 'title') return cut.titleWeight;
  return type === 'subtitle' ? 500 : 400;
}

/** The face of an element's text. */
export function elementFace(element: Element, scene: Scene): Face {
  const isItalic = element.type === 'subtitle' && scene.theme.isSubtitleItalic;
  const cut = element.type === 'title' || isItalic ? scene.titleFont : scene.contentFont;
  return faceOf(cut, wantedWeight(element, cut), isItalic);
}
