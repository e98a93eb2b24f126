import type { Template } from './template';
import { templates } from './templates';

export * from './template';
export { templates } from './templates';
export {
  placeTextInTemplate,
  slidesOfText,
  withLooksOfTemplate,
  withoutPhotograph,
} from './text/place-text-in-template';
export { layOutAsTemplate, type SlideOfTemplate } from './text/choose-template-layouts';
export { deckOfTemplate } from './deck-of-template';

export function templateNamed(key: string): Template | undefined {
  return templates.find((template) => template.key === key);
}
