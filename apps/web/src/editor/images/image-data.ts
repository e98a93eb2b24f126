/** Types that may become an avatar. Source: docs/product/carousels.md 16. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Types the file dialog offers for slides. */
export const imageTypes = [...avatarTypes, 'image/gif', 'image/avif'] as const;

const imageData = /^data:(image\/(?:png|jpeg|webp|gif));base64,([A-Za-z0-9+/]+={0,2})$/;

/** The file inside a `data:` address, so that it is stored and not carried in the slide; null for others. */
export function fileOfData(url: string): Blob | null {
  const [, type, base64] = imageData.exec(url.trim()) ?? [];
  if (type === undefined || base64 === undefined) return null;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type });
}

/** An address whose end says that it is a picture. */
const imageFileName = /^https?:\/\/\S+\.(?:png|jpe?g|webp|gif|avif)(?:\?\S*)?$/i;

/** Whether a pasted text is nothing but the address of a picture. */
export function isImageUrl(text: string): boolean {
  return imageFileName.test(text.trim());
}
