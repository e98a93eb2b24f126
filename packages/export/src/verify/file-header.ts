import type { PictureFormat } from '../encode/picture-format';

/** Width and height as a file tells them. */
export interface TellsSize {
  readonly width: number;
  readonly height: number;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pngEnd = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte);
}

function endsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return beginsWith(bytes.subarray(bytes.length - signature.length), signature);
}

function pngSize(head: Uint8Array, tail: Uint8Array): TellsSize | null {
  const isWhole = beginsWith(head, pngSignature) && endsWith(tail, pngEnd) && head.length >= 24;
  if (!isWhole) return null;
  const view = new DataView(head.buffer, head.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Markers of a JPEG that begin a frame: 0xC0 to 0xCF but for tables and codings. */
function beginsFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function jpegSize(head: Uint8Array, tail: Uint8Array): TellsSize | null {
  if (!beginsWith(head, [0xff, 0xd8]) || !endsWith(tail, [0xff, 0xd9])) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let place = 2;
  while (place + 9 <= head.length && view.getUint8(place) === 0xff) {
    if (beginsFrame(view.getUint8(place + 1))) {
      return { width: view.getUint16(place + 7), height: view.getUint16(place + 5) };
    }
    place += 2 + view.getUint16(place + 2);
  }
  return null;
}

/** Bytes of a file's beginning in which its size stands. */
export const headLength = 4096;
/** Bytes of a file's end by which it is known to be whole. */
export const tailLength = 12;

/** The size a PNG or JPEG tells; null for what is none, or is not whole. */
export function sizeInHeader(
  format: PictureFormat,
  head: Uint8Array,
  tail: Uint8Array,
): TellsSize | null {
  return format === 'png' ? pngSize(head, tail) : jpegSize(head, tail);
}
