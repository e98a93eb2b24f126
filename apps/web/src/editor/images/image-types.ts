/** Types that may become an avatar. Source: docs/product/carousels.md 16. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Types the file dialog offers for slides. */
export const imageTypes = [...avatarTypes, 'image/gif', 'image/avif'] as const;
