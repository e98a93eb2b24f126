import { pictureLimits } from '@arrasta/contract';

/** Files up to this size travel as they are, in bytes. */
const travelsAsItIs = 3 * 1024 * 1024;
/** Of the copy that travels; the server encodes once more. From 0 to 1. */
const quality = 0.92;

/** Size of the copy: the longest side as the server would make it. */
function sizeOf({ width, height }: ImageBitmap) {
  const scale = Math.min(1, pictureLimits.maxSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

async function smaller(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    const { width, height } = sizeOf(picture);
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    // What may be transparent stays so.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    return await canvas.convertToBlob({ type, quality });
  } finally {
    picture.close();
  }
}

/**
 * A photo as large as the server would keep it: a phone's twelve megabytes need not travel. Small
 * files, those that become no smaller and those the browser cannot read are sent as they are.
 */
export async function shrunkPicture(file: Blob): Promise<Blob> {
  if (file.size <= travelsAsItIs) return file;
  const copy = await smaller(file).catch(() => file);
  return copy.size < file.size ? copy : file;
}
