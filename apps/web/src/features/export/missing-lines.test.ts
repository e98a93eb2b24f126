import type { MissingPicture } from '@arrasta/export';
import { expect, test } from 'vitest';
import { missingLines } from './missing-lines';

const lacking = (slideNumber: number, address: string, place: MissingPicture['place']) => ({
  slideNumber,
  address,
  place,
});

test('says which picture is missing on which slide, and what stands in its place', () => {
  const host = 'https://fotos.example';
  const lines = missingLines([
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
  expect(missingLines(many)).toEqual([
    'Slide 1: 5 imagens não puderam ser carregadas e aparecem como indisponíveis (a.png, b.png, c.png e mais 2).',
  ]);
});
