import { expect, test } from 'vitest';
import { crc32 } from './zip';

const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7919 + 13) % 251);

/** As it is defined: bit by bit. */
function bitwiseChecksum(all: Uint8Array): number {
  let value = ~0;
  for (const byte of all) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

test('the checksum that is known for nine digits', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

test.each([0, 1, 7, 8, 9, 1023, 65_537])('of %i bytes as it is defined', (length) => {
  expect(crc32(bytes(length))).toBe(bitwiseChecksum(bytes(length)));
});

test('goes on from part to part, wherever a part begins in its memory', () => {
  const whole = bytes(5000);
  const parts = [whole.subarray(0, 3), whole.subarray(3, 1030), whole.subarray(1030)];
  expect(parts.reduce((before, part) => crc32(part, before), 0)).toBe(crc32(whole));
});
