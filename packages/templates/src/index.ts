import { themeKeys } from '@arrasta/palettes';
import type { Template, TemplateBrief } from './template';
import { templatesInOrder } from './templates-in-order';

export * from './template';
export {
  placeTextInTemplate,
  slidesOfText,
  withLooksOfTemplate,
  withoutPhotograph,
} from './text/place-text-in-template';
export { layOutAsTemplate, type SlideOfTemplate } from './text/choose-template-layouts';
export { deckOfTemplate } from './deck-of-template';

/** A deck is offered from the day on which its theme is. */
function hasTheme(template: TemplateBrief): template is Template {
  return (themeKeys as readonly string[]).includes(template.theme);
}

/** The decks that are offered, in the gallery's order. */
export const templates: readonly Template[] = templatesInOrder.filter(hasTheme);

export function templateNamed(key: string): Template | undefined {
  return templates.find((template) => template.key === key);
}
