/**
 * CRC-32 with the reversed polynomial 0xEDB88320, as ZIP and PNG have it (PKWARE APPNOTE 4.4.7). Eight
 * bytes are looked up at a time, in a table each: one after the other takes four times as long.
 */
const polynomial = 0xedb88320;
const bytesAtOnce = 8;
const valuesOfByte = 256;

/** Of each byte, followed by no zeros, by one, and so on to seven: one table after the other. */
function makeTables(): Uint32Array {
  const tables = new Uint32Array(bytesAtOnce * valuesOfByte);
  for (let byte = 0; byte < valuesOfByte; byte += 1) {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1)
      value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
    tables[byte] = value;
  }
  for (let at = valuesOfByte; at < tables.length; at += 1) {
    const before = tables[at - valuesOfByte] ?? 0;
    tables[at] = (before >>> 8) ^ (tables[before & 0xff] ?? 0);
  }
  return tables;
}

const table = makeTables();

const valueAt = (index: number) => table[index] ?? 0;

/**
 * The checksum of bytes after those that have the checksum `before`: 0 where there are none before.
 * @returns 0 to 2^32 - 1
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length - (bytes.length % bytesAtOnce);
  let value = ~before;
  for (let at = 0; at < whole; at += bytesAtOnce) {
    const low = value ^ view.getUint32(at, true);
    const high = view.getUint32(at + 4, true);
    value =
      valueAt(1792 + (low & 0xff)) ^
      valueAt(1536 + ((low >>> 8) & 0xff)) ^
      valueAt(1280 + ((low >>> 16) & 0xff)) ^
      valueAt(1024 + (low >>> 24)) ^
      valueAt(768 + (high & 0xff)) ^
      valueAt(512 + ((high >>> 8) & 0xff)) ^
      valueAt(256 + ((high >>> 16) & 0xff)) ^
      valueAt(high >>> 24);
  }
  for (const byte of bytes.subarray(whole)) {
    value = (value >>> 8) ^ valueAt((value ^ byte) & 0xff);
  }
  return ~value >>> 0;
}
