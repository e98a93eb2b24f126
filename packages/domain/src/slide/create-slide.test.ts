import { anElement, aSlide, testEnv } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { copyOfSlide, createProposedSlide, createTemplateSlide } from './create-slide';
import type { SlideFormat } from './layout';
import { slideSchema } from './slide';

const template = (format: SlideFormat = '4:5') =>
  createTemplateSlide({ position: 4, primaryColor: '#06D6A0', format }, testEnv());

test('the template slide has a title, a text and a picture, in this order', () => {
  expect(template().elements.map(({ type, position }) => [type, position])).toEqual([
    ['title', 0],
    ['text', 1],
    ['image', 2],
  ]);
});

test('in a square the picture of the template slide is lower', () => {
  const heights = (['4:5', '1:1'] as const).map(
    (format) => template(format).elements.at(-1)?.style.imageHeight,
  );
  expect(heights).toEqual(['h-48', 'h-24']);
});

test('the template slide has no overlay and stands where it was asked to', () => {
  expect(template()).toMatchObject({ overlayOpacity: 0, position: 4, type: 'content' });
});

test('the template slide may be stored', () => {
  expect(slideSchema.parse(template())).toEqual(template());
});

const proposed = (image: string | null, content = 'Antes do celular.') =>
  createProposedSlide(
    { title: 'Comece pela luz', content, imageUrl: image },
    { position: 2, primaryColor: '#06D6A0' },
    testEnv(),
  );

test('a proposed slide holds its title, its text and its picture, and may be stored', () => {
  const image = 'https://fotos.example/luz.jpg';
  expect(proposed(image)).toMatchObject({
    position: 2,
    type: 'content',
    backgroundColor: '#FFFFFF',
    textColor: '#111827',
    elements: [
      { type: 'title', content: 'Comece pela luz', position: 0 },
      { type: 'text', content: 'Antes do celular.', position: 1 },
      { type: 'image', content: image, position: 2 },
    ],
  });
  expect(slideSchema.parse(proposed(image))).toEqual(proposed(image));
});

test('of a proposed slide what is not there is left out', () => {
  expect(proposed(null, ' ').elements.map(({ type, position }) => [type, position])).toEqual([
    ['title', 0],
  ]);
});

test('a copy differs in identities, place and time only', () => {
  const original = aSlide({
    title: 'A',
    altText: 'Meu texto',
    elements: [anElement('title'), anElement('list')],
  });
  const world = testEnv();
  world.advance(5000);
  const copy = copyOfSlide(original, 7, world);
  const ids = [copy.id, ...copy.elements.map(({ id }) => id)];
  expect(new Set([...ids, original.id, ...original.elements.map(({ id }) => id)]).size).toBe(6);
  expect(copy).toEqual({
    ...original,
    id: copy.id,
    position: 7,
    createdAt: world.now(),
    updatedAt: world.now(),
    elements: original.elements.map((element, index) => ({
      ...element,
      id: copy.elements[index]?.id,
    })),
  });
});
