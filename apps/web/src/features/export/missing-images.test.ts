import type { MissingImage } from '@arrasta/export';
import { expect, test } from 'vitest';
import { missingImageMessages, imageName } from './missing-images';

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
  expect(imageName(address)).toBe(name);
});

const lacking = (slideNumber: number, url: string, place: MissingImage['place']) => ({
  slideNumber,
  url,
  place,
});

test('says which picture is missing atPlace which slide, and what stands in its place', () => {
  const host = 'https://fotos.example';
  const lines = missingImageMessages([
    lacking(1, `${host}/marca.png`, 'avatar'),
    lacking(2, `${host}/a.png`, 'element'),
    lacking(2, `${host}/a.png`, 'element'),
    lacking(2, `${host}/ceu`, 'background'),
    lacking(3, `${host}/b.png`, 'element'),
    lacking(3, `${host}/marca.png`, 'avatar'),
    lacking(4, 'data:image/png;base64,AAAA', 'element'),
  ]);
  expect(lines).toEqual([
    'Slide 2: 2 imagens não puderam ser carregadas e aparecem como indisponíveis (a.png).',
    'Slide 2: a imagem fotos.example não pôde ser carregada e falta no fundo.',
    'Slide 3: a imagem b.png não pôde ser carregada e aparece como indisponível.',
    'Slide 4: uma imagem não pôde ser carregada e aparece como indisponível.',
    'Slides 1 e 3: a foto da marca (marca.png) não pôde ser carregada; no lugar dela aparece a inicial.',
  ]);
});

test('of many pictures a few are named', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((name) => lacking(1, `/${name}.png`, 'element'));
  expect(missingImageMessages(many)).toEqual([
    'Slide 1: 5 imagens não puderam ser carregadas e aparecem como indisponíveis (a.png, b.png, c.png e mais 2).',
  ]);
});
