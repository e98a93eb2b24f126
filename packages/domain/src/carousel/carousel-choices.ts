/** Closed lists of the carousel. Source: carousel-editor §3. */
export const brandPositions = ['header', 'footer'] as const;
export const pageIndicators = ['page_number', 'swipe_hint', 'none'] as const;
