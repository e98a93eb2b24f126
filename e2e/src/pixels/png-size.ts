/** Where the header chunk says how large the picture is. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/** Width and height from the header of a PNG file, whose signature must be there. */
export function sizeOfPng(file: Buffer): { width: number; height: number } {
  const signature = file.subarray(1, 4).toString('latin1');
  const chunk = file.subarray(12, 16).toString('latin1');
  if (signature !== 'PNG' || chunk !== 'IHDR') throw new Error('This is no PNG file.');
  return { width: file.readUInt32BE(WIDTH_AT), height: file.readUInt32BE(HEIGHT_AT) };
}
