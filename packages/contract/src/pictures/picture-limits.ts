const mebibyte = 1024 * 1024;

/**
 * What may be uploaded or fetched and what becomes of it. Bytes and pixels. Source: decision 040;
 * carousel-editor §9; security, "Image proxy".
 */
export const pictureLimits = {
  upload: 20 * mebibyte,
  avatarUpload: 2 * mebibyte,
  /** A file that is fetched from another host. */
  download: 10 * mebibyte,
  /** Width times height of what is uploaded or fetched. */
  pixels: 50_000_000,
  /** Larger pictures are made smaller: a slide is exported 1080x1350, and may be zoomed into. */
  longestSide: 2160,
  avatarSide: 200,
} as const;
