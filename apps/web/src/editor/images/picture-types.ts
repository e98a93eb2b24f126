/** Types that may become an avatar. Source: carousel-editor §5. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Types the file dialog offers for slides. */
export const pictureTypes = [...avatarTypes, 'image/gif', 'image/avif'] as const;
