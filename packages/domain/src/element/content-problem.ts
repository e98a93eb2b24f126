import { imageUrlOf } from '../image-url';
import { limits } from '../limits';
import type { ElementType } from './element-type';

/** Why this content may not be stored in an element of this kind, in Portuguese; null when it may. */
export function contentProblem(type: ElementType, content: string): string | null {
  const maxLength = type === 'image' ? limits.deckBody : limits.elementText;
  if (content.length > maxLength) return 'Texto longo demais';
  if (type !== 'image' || content.trim() === '') return null;
  return imageUrlOf(content) === null ? 'Endereço de imagem inválido' : null;
}
