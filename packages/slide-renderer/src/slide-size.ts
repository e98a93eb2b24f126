/** The slide in px; the file is the same drawing at 2.5. Source: docs/product/drawing.md 1. */
export const slideWidth = 432;
export const slideHeight = 540;
