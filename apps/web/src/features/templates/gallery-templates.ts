import type { TemplateSummary } from '@arrasta/contract';
import { newCarouselFields } from '@arrasta/domain';
import {
  templates,
  type Template,
  type TemplatePurpose,
  templatePurposes,
} from '@arrasta/templates';
import { useMemo, useCallback, useState } from 'react';
import { themeKeys, themeOf, themes, type ThemeKey } from '@arrasta/palettes';
import { useSearchParams } from 'react-router-dom';
import { trpc } from '../../api/trpc';
import { templateUiMessages } from '../../messages/templates';
import { galleryState } from '../../editor/persistence/visit-state';

/** A template as the gallery lists it. */
export interface GalleryTemplate extends TemplateSummary {
  /** Null for one of one's own, whose slides the server has. */
  readonly builtIn: Template | null;
}

function ofProduct(template: Template): GalleryTemplate {
  const { key, name, purpose, audience, theme, slides } = template;
  const { format } = newCarouselFields;
  const facts = { key, name, purpose, audience, theme, format };
  return { ...facts, slides: slides.length, own: false, builtIn: template };
}

/** Those of the product, in the gallery's order. */
export const productTemplates: readonly GalleryTemplate[] = templates.map(ofProduct);

export interface GalleryTemplates {
  /** One's own, newest first, then those of the product. */
  readonly templates: readonly GalleryTemplate[];
  /** Whether one's own could not be had. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** All templates that the person may begin with. Source: docs/product/gallery.md 11. */
export function useGalleryTemplates(): GalleryTemplates {
  const { data, isError, refetch } = trpc.templates.list.useQuery();
  const all = useMemo(() => {
    const own = (data ?? []).filter((template) => template.own);
    return [...own.map((template) => ({ ...template, builtIn: null })), ...productTemplates];
  }, [data]);
  return { templates: all, hasFailed: isError, retry: () => void refetch() };
}

/** A purpose, or one's own; null for all. */
export type TemplateFilter = TemplatePurpose | 'own' | null;

/** What is looked for among the templates. */
export interface TemplateQuery {
  readonly filter: TemplateFilter;
  readonly search: string;
}

function wordsOf(text: string): string[] {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function coverWordsOf({ builtIn }: GalleryTemplate): string[] {
  const elements = builtIn?.slides[0]?.elements ?? [];
  return elements.map(({ type, content }) => (type === 'image' ? '' : content));
}

function searchedWordsOf(template: GalleryTemplate): string[] {
  const { name, purpose, audience, theme } = template;
  const purposeName = purpose === null ? '' : templateUiMessages.purposeNames[purpose];
  const texts = [name, purposeName, ...audience, themeOf(theme).name, ...coverWordsOf(template)];
  return texts.flatMap(wordsOf);
}

const plain = (text: string) => wordsOf(text).join(' ');

/** The theme whose whole name was typed, or came from the editor's link; undefined for other words. */
function themeCalled(search: string): ThemeKey | undefined {
  return themeKeys.find((key) => plain(themes[key].name) === plain(search));
}

/** Whether it is of the theme that was named, else whether every word begins one of the template's. */
function matchesSearch(template: GalleryTemplate, search: string): boolean {
  const theme = themeCalled(search);
  if (theme !== undefined) return template.theme === theme;
  const words = searchedWordsOf(template);
  return wordsOf(search).every((typed) => words.some((word) => word.startsWith(typed)));
}

/** Whether it is one of those that a chip stands for. */
export function isOfFilter({ own, purpose }: GalleryTemplate, filter: TemplateFilter): boolean {
  if (filter === null) return true;
  return filter === 'own' ? own : purpose === filter;
}

/** The templates that are looked for, in the gallery's order. Source: docs/product/gallery.md 4. */
export function findTemplates(
  templates: readonly GalleryTemplate[],
  { filter, search }: TemplateQuery,
): GalleryTemplate[] {
  return templates.filter(
    (template) => isOfFilter(template, filter) && matchesSearch(template, search),
  );
}

const filters: readonly TemplateFilter[] = [...templatePurposes, 'own'];

/** What is looked for, as the address of the page has it, so that it can be passed on and returned to. */
export function useTemplateQuery() {
  const [params, setParams] = useSearchParams();
  const query: TemplateQuery = {
    filter: filters.find((one) => one === params.get('purpose')) ?? null,
    search: params.get('q') ?? '',
  };
  const change = useCallback(
    (change: Partial<TemplateQuery>) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          const write = (name: string, value: string | null | undefined) => {
            if (value === undefined) return;
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          };
          write('purpose', change.filter);
          write('q', change.search);
          return next;
        },
        { replace: true, state: galleryState },
      );
    },
    [setParams],
  );
  return { query, change };
}

interface SearchText {
  readonly text: string;
  /** What the address of the page had when this was last drawn. */
  readonly search: string;
  /** What was typed and is not in the address yet, in that order. */
  readonly sent: readonly string[];
}

/**
 * The text of the search as it is typed. The address of the page follows once the covers are drawn,
 * and a field that waited for it would lose letters; what comes into the address by another way is
 * taken over.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [field, setField] = useState<SearchText>({ text: search, search, sent: [] });
  if (field.search !== search) {
    const place = field.sent.indexOf(search);
    const text = place === -1 ? search : field.text;
    setField({ text, search, sent: place === -1 ? [] : field.sent.slice(place + 1) });
  }
  const change = (text: string) => {
    setField((before) => ({ ...before, text, sent: [...before.sent, text] }));
    onSearch(text);
  };
  return { text: field.text, change };
}
