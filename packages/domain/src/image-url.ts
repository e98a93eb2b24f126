import { limits } from './limits';

const dataImage = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;
/** `[IMAGEM: address]`, a form older decks hold. Source: docs/product/elements.md 10. */
const legacyMarker = /^\[IMAGEM:\s*(\S+)\s*\]$/i;
/** One leading slash and no second: ours, never another host's. */
const ownPath = /^\/(?![/\\])[\w\-./~%?=&]*$/;

/** An address of the web, whatever its length, without a password in it. */
export const webUrlPattern = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i;

function isWebUrl(value: string): boolean {
  return value.length <= limits.imageUrl && webUrlPattern.test(value);
}

/** Whether a text may be used as the address of a picture. Source: docs/product/elements.md 10. */
export function isStorableImageUrl(value: string): boolean {
  return isWebUrl(value) || ownPath.test(value) || dataImage.test(value);
}

/**
 * The address inside the content of an image element, unwrapped from the legacy marker.
 * Null where there is none that may be loaded.
 */
export function imageUrlOf(content: string): string | null {
  const url = legacyMarker.exec(content)?.[1] ?? content.trim();
  return isStorableImageUrl(url) ? url : null;
}

/** The picture an image element starts with and falls back to; it ships with the product. */
export const stockImageUrl = '/stock/luz-da-janela.webp';
