import { themes } from '@arrasta/palettes';
import type { Template, TemplatePurpose } from '@arrasta/templates';
import { templateMessages } from '../../../messages/templates';

/** What is looked for among the templates. */
export interface TemplateQuery {
  /** Null for all. */
  readonly purpose: TemplatePurpose | null;
  readonly search: string;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function searchedWordsOf({ name, purpose, audience, theme, slides }: Template): string[] {
  const cover = slides[0]?.elements.map(({ type, content }) => (type === 'image' ? '' : content));
  const texts = [name, templateMessages.purposeNames[purpose], ...audience, themes[theme].name];
  return [...texts, ...(cover ?? [])].flatMap(wordsOf);
}

/** Whether every word that was typed begins one of the template's. */
function matches(template: Template, search: string): boolean {
  const words = searchedWordsOf(template);
  return wordsOf(search).every((typed) => words.some((word) => word.startsWith(typed)));
}

/** The templates that are looked for, in the gallery's order. Source: docs/product/gallery.md 4. */
export function findTemplates(
  templates: readonly Template[],
  { purpose, search }: TemplateQuery,
): Template[] {
  return templates.filter(
    (template) => (purpose === null || template.purpose === purpose) && matches(template, search),
  );
}
