import type { TemplateSummary } from '@arrasta/contract';
import { newCarouselFields } from '@arrasta/domain';
import { templates, type Template } from '@arrasta/templates';
import { useMemo } from 'react';
import { trpc } from '../../api/trpc';

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
