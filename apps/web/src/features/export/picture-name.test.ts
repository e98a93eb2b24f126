import { expect, test } from 'vitest';
import { pictureName } from './picture-name';

test.each([
  ['https://fotos.example/2024/caf%C3%A9%20da%20manh%C3%A3.jpg?w=1080', 'café da manhã.jpg'],
  ['/stock/luz-da-janela.webp', 'luz-da-janela.webp'],
  ['https://fotos.example/foto/837462', 'fotos.example'],
  ['https://fotos.example:8080/', 'fotos.example:8080'],
  ['https://fotos.example/%E0%A4%A.png', '%E0%A4%A.png'],
  ['https://fotos.example/gpj%E2%80%AE.png', 'gpj.png'],
  [`https://fotos.example/${'a'.repeat(100)}.png`, `${'a'.repeat(30)}…aaaaa.png`],
  ['/api/pictures/0b2f6a52-53c1-4c2e-9d3f-0c8a6f6b7c11', null],
  ['data:image/png;base64,AAAA', null],
])('%j is called %j', (address, name) => {
  expect(pictureName(address)).toBe(name);
});
