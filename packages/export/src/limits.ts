/** Longest waits in ms, never slept through. Source: carousel-editor §9; decisions §6. */
export const limits = {
  picture: 5000,
  backgroundPicture: 8000,
  slide: 15_000,
} as const;

/** The slide is drawn at 2.5 times its size: 1080x1350 px. Source: carousel-editor §9. */
export const scale = 2.5;
