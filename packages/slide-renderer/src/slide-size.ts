/** The slide in px; the file is the same drawing at 2.5. Source: carousel-editor §9. */
export const slideWidth = 432;
export const slideHeight = 540;
