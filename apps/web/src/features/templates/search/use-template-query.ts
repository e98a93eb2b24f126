import { templatePurposes } from '@arrasta/templates';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { galleryState } from '../../../editor/persistence/visit-state';
import type { TemplateFilter, TemplateQuery } from './find-templates';

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
