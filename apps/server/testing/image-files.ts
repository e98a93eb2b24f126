import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const startOfScan = Buffer.from([0xff, 0xda]);

/** A plain picture of one colour. */
export function plainImage(width = 40, height = 30, background = '#06D6A0') {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A picture that does not compress well. */
export function noisyImage(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000000', noise } });
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}

/** A PNG of a few bytes that says it is this large. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Which coefficient each scan of a sound progressive file brings, and which bit of it. */
function scanOf(index: number): readonly [coefficient: number, bits: number] {
  const low = 13 - (index % 14);
  return [1 + Math.floor(index / 14), ((low === 13 ? 0 : low + 1) << 4) | low];
}

/** A sound JPEG of few bytes whose decoder has to go through its area this often, 800 times at most. */
export async function jpegOfScans(count: number): Promise<Buffer> {
  const options = { progressive: true, mozjpeg: false } as const;
  const jpeg = await plainImage(64, 64).toColorspace('b-w').jpeg(options).toBuffer();
  const firstTable = jpeg.indexOf(Buffer.from([0xff, 0xc4]), jpeg.indexOf(startOfScan));
  const scan = jpeg.indexOf(startOfScan, firstTable);
  const secondTable = jpeg.indexOf(Buffer.from([0xff, 0xc4]), scan);
  const scans = Array.from({ length: count - 1 }, (_, index) => {
    const [coefficient, bits] = scanOf(index);
    const copy = Buffer.from(jpeg.subarray(scan, secondTable));
    copy.set([coefficient, coefficient, bits], 7);
    return copy;
  });
  return Buffer.concat([jpeg.subarray(0, scan), ...scans, jpeg.subarray(-2)]);
}
