import type { CarouselSummary } from '@arrasta/contract';
import { ensureDeckFonts } from '@arrasta/slide-renderer';
import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useState } from 'react';
import { trpc } from '../../api/trpc';
import { loadCover } from './load-cover';

/** The first slides of a listed carousel, fetched once its card comes into view. */
export function useCover({ id, version }: CarouselSummary) {
  const { ref, inViewport } = useInViewport();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  const { data } = useQuery({
    // Not by the hook of the procedure: cards that come into view together ask together.
    queryKey: [...getQueryKey(trpc.carousels.covers, { ids: [id] }, 'query'), version],
    queryFn: () => loadCover(id),
    enabled: seen,
  });
  return { ref, cover: data ?? null };
}

/** Fetches the fonts that a cover is set in. */
export function useCoverFonts(cover: ReturnType<typeof useCover>['cover']): void {
  useEffect(() => {
    if (cover !== null) void ensureDeckFonts(cover.carousel, cover.slides);
  }, [cover]);
}
