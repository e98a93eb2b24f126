import { isTextual } from '@arrasta/domain';
import { brandOf } from '../brand/brand';
import type { Scene } from '../scene/model';
import { elementFace, faceOf, type Face } from './text-face';

/** A text and the face it is drawn in. */
export interface DrawnText {
  readonly face: Face;
  readonly text: string;
}

function capitals(text: string): string {
  return text + text.toLocaleUpperCase('pt-BR');
}

function elementTexts(scene: Scene): DrawnText[] {
  return scene.elements
    .filter(({ type }) => isTextual(type))
    .map((element) => ({ face: elementFace(element, scene), text: capitals(element.content) }));
}

const digits = '0123456789 /';

/** Brand, running head and indicator in the faces that any theme draws them in. */
function furnitureTexts({ carousel, titleFont, contentFont, theme }: Scene): DrawnText[] {
  const brand = brandOf(carousel);
  const words = `${brand?.name ?? ''}${brand?.handle ?? ''}`;
  return [
    { face: faceOf(contentFont, 400), text: `${words}${carousel.title}` },
    { face: faceOf(contentFont, 500), text: digits },
    { face: faceOf(contentFont, 600), text: `${words}${digits}` },
    { face: faceOf(titleFont, 600, theme.isSubtitleItalic), text: `Arraste${digits}` },
    { face: faceOf(titleFont, 600), text: `${words}${digits}` },
  ];
}

/** What is written on a slide, by face: enough to know which font files it needs. */
export function drawnTexts(scene: Scene): DrawnText[] {
  return [...elementTexts(scene), ...furnitureTexts(scene)].filter(({ text }) => text !== '');
}
