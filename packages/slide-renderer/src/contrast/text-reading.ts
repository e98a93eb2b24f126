import { isTextual, type Element } from '@arrasta/domain';
import { composite, parseColour, worstContrast, type Colour } from '@arrasta/palettes';
import { opacityOf } from '../element/box-style';
import { groundOf } from '../scene/ground';
import type { Scene } from '../scene/model';
import { sceneOf, type SceneInput } from '../scene/scene';
import { textLook } from '../text/text-style';

/** How well a text reads where it stands. */
export interface TextReading {
  /** The smallest contrast it has on anything behind it, from 1 to 21. */
  readonly ratio: number;
  /** What it needs at its size: 4.5, and 3 from text-2xl up. */
  readonly limit: number;
}

function withOpacity(colour: Colour, element: Element): Colour {
  return { ...colour, alpha: colour.alpha * opacityOf(element.style) };
}

/** What lies behind the words: ground, picture and slide colour, and the element's own box. */
function behind(element: Element, scene: Scene, picture: readonly Colour[] | null): Colour[] {
  const { colours } = picture === null ? scene.ground : groundOf(scene, picture);
  const box = parseColour(element.style.backgroundColor ?? 'transparent');
  if (box === null) return [...colours];
  return colours.map((colour) => composite(withOpacity(box, element), colour));
}

/**
 * How the text of an element reads where it is painted; null for what has no words to read.
 * @param picture the colours of the background picture under the element's box, as `spreadOf`
 *   gives them; null where there is none or its pixels are not known.
 */
export function readingOf(
  input: SceneInput,
  elementId: string,
  picture: readonly Colour[] | null,
): TextReading | null {
  const scene = sceneOf(input);
  const element = scene.elements.find(({ id }) => id === elementId);
  if (element === undefined || !isTextual(element.type)) return null;
  if (element.content.trim() === '' || opacityOf(element.style) === 0) return null;
  const { colour, limit } = textLook(element, scene);
  const grounds = behind(element, scene, picture);
  return { ratio: worstContrast(withOpacity(colour, element), grounds), limit };
}
