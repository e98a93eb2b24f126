import { blobFailure } from '../export-errors';
import { leastBusyEncoder } from './encoder';
import { jpegQuality, mediaTypes, type PictureFormat } from './picture-format';

async function encoded(canvas: OffscreenCanvas, format: PictureFormat): Promise<Blob | null> {
  const encoder = leastBusyEncoder();
  // While one was starting others may have had their last picture made by it.
  if (encoder === null || !(await encoder.isReady) || encoder.isSpent) {
    return canvas.convertToBlob({ type: mediaTypes[format], quality: jpegQuality });
  }
  return encoder.encode(canvas.transferToImageBitmap(), format);
}

/**
 * What is on a canvas as picture, encoded in a worker where there is one; the canvas is empty
 * afterwards. Rejects with the documented error where it cannot be encoded.
 */
export async function encodePicture(canvas: OffscreenCanvas, format: PictureFormat): Promise<Blob> {
  const blob = await encoded(canvas, format).catch(() => null);
  canvas.width = 0;
  if (blob === null) throw blobFailure();
  return blob;
}
