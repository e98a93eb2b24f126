/** Closed lists of the carousel. Source: docs/product/carousels.md 5. */
export const brandPositions = ['header', 'footer'] as const;
export const pageIndicators = ['page_number', 'swipe_hint', 'none'] as const;
