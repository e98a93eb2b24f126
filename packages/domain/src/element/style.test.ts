import { describe, expect, test } from 'vitest';
import {
  alignments,
  borderRadii,
  borderWidths,
  dividerHeights,
  fontSizes,
  iconSizes,
  listIcons,
  listSpacings,
  listTypes,
  objectFits,
  opacities,
  shapeHeights,
  shapeWidths,
  textShadows,
} from './style-values';
import { elementStyleSchema } from './style';

const accepted: Record<string, readonly unknown[]> = {
  fontSize: [
    'text-xs',
    'text-sm',
    'text-base',
    'text-lg',
    'text-xl',
    'text-2xl',
    'text-3xl',
    'text-4xl',
    'text-5xl',
  ],
  alignment: ['text-left', 'text-center', 'text-right'],
  fontWeight: [
    ...['font-normal', 'font-medium', 'font-semibold', 'font-bold'],
    ...['normal', 'medium', 'semibold', 'bold'],
    ...['100', '200', '300', '400', '500', '600', '700', '800', '900'],
  ],
  color: ['#FFF', '00b356', 'transparent'],
  backgroundColor: ['rgba(79, 70, 229, 0.1)'],
  padding: Array.from({ length: 13 }, (_, step) => `p-${String(step)}`),
  borderRadius: [
    'rounded-none',
    'rounded-sm',
    'rounded',
    'rounded-lg',
    'rounded-xl',
    'rounded-full',
  ],
  textShadow: ['none', 'shadow-sm', 'shadow-md', 'shadow-lg', 'shadow-xl'],
  iconSize: ['w-4 h-4', 'w-6 h-6', 'w-8 h-8', 'w-12 h-12', 'w-16 h-16'],
  shapeWidth: ['w-16', 'w-32', 'w-48', 'w-64', 'w-3/4', 'w-full'],
  shapeHeight: ['h-2', 'h-4', 'h-8', 'h-16', 'h-32', 'h-64', 'h-0.5', 'h-1'],
  opacity: ['100', '75', '50', '25', '10', '0'],
  borderWidth: ['border-0', 'border', 'border-2', 'border-4', 'border-8'],
  borderColor: ['#111827'],
  imageObjectFit: ['cover', 'contain', 'fill', 'none', 'scale-down'],
  imageOpacity: [0, 5, 100],
  imageHeight: ['h-1', 'h-48', 'h-96', 'h-105'],
  focalX: [0, 49, 100],
  focalY: [0, 51, 100],
  zoom: [101, 175, 400],
  listType: ['numbered', 'icon'],
  listIcon: [
    ...['check-circle', 'star', 'heart', 'arrow-right'],
    ...['lightbulb', 'target', 'trophy', 'award'],
  ],
  listSpacing: ['space-y-1', 'space-y-2', 'space-y-3', 'space-y-4'],
};

const refused: Record<string, readonly unknown[]> = {
  fontSize: ['text-6xl', 'text-4XL', '16px', 16, ''],
  alignment: ['left', 'text-justify'],
  fontWeight: ['font-black', 'bolder', '0', '150', '1000', 400, ''],
  color: ['red', 'url(x)', null],
  backgroundColor: ['linear-gradient(#fff, #000)'],
  padding: ['p-13', 'p-', 'p--1', 'p-1.5', 'px-2', '8px', 4],
  borderRadius: ['rounded-2xl', '12px'],
  textShadow: ['shadow', 'shadow-2xl'],
  iconSize: ['w-4', 'w-4 h-6', 'w-10 h-10'],
  shapeWidth: ['w-1/2', 'w-8'],
  shapeHeight: ['h-3', 'h-full'],
  opacity: ['90', '1', 100],
  borderWidth: ['border-1', 'border-3', 'border-16', '1px'],
  borderColor: ['azul'],
  imageObjectFit: ['stretch'],
  imageOpacity: [-1, 101, 50.5, '100', Number.NaN],
  imageHeight: ['h-0', 'h-106', 'h-full', '48px'],
  focalX: [-1, 101, 1.5, '50'],
  focalY: [-1, 101, 1.5, '50'],
  zoom: [99, 401, 120.5, '200'],
  listType: ['bullet'],
  listIcon: ['skull'],
  listSpacing: ['space-y-0', 'space-y-5'],
};

const closedLists = {
  fontSize: fontSizes,
  alignment: alignments,
  borderRadius: borderRadii,
  textShadow: textShadows,
  iconSize: iconSizes,
  shapeWidth: shapeWidths,
  shapeHeight: [...new Set([...shapeHeights, ...dividerHeights])],
  opacity: opacities,
  borderWidth: borderWidths,
  imageObjectFit: objectFits,
  listType: listTypes,
  listIcon: listIcons,
  listSpacing: listSpacings,
};

const cases = (table: Record<string, readonly unknown[]>) =>
  Object.entries(table).flatMap(([key, values]) => values.map((value) => ({ key, value })));

describe('the style of an element', () => {
  test.each(cases(accepted))('$key may be $value', ({ key, value }) => {
    expect(elementStyleSchema.parse({ [key]: value })).toEqual({ [key]: value });
  });

  test.each(cases(refused))('$key may not be $value', ({ key, value }) => {
    const result = elementStyleSchema.safeParse({ [key]: value });
    expect(result.error?.issues[0]?.path).toEqual([key]);
  });

  test('has no field that these tables leave out', () => {
    expect(Object.keys(elementStyleSchema.shape).sort()).toEqual(Object.keys(accepted).sort());
    expect(Object.keys(refused).sort()).toEqual(Object.keys(accepted).sort());
  });

  test.each(Object.entries(closedLists))('%s has the documented values only', (key, list) => {
    expect(list).toEqual(accepted[key]);
  });

  test('gives shapes and dividers heights of their own', () => {
    expect(shapeHeights).toEqual(['h-2', 'h-4', 'h-8', 'h-16', 'h-32', 'h-64']);
    expect(dividerHeights).toEqual(['h-0.5', 'h-1', 'h-2']);
  });

  test('does without the crop that a picture has anyway', () => {
    const plain = { focalX: 50, focalY: 50, zoom: 100, imageOpacity: 100 };
    expect(elementStyleSchema.parse(plain)).toEqual({ imageOpacity: 100 });
    expect(elementStyleSchema.parse({ ...plain, focalY: 0 })).toEqual({
      focalY: 0,
      imageOpacity: 100,
    });
  });

  test('loses the keys nobody documented', () => {
    expect(elementStyleSchema.parse({ color: '#fff', position: 'fixed' })).toEqual({
      color: '#fff',
    });
  });

  test('may say nothing', () => {
    expect(elementStyleSchema.parse({})).toEqual({});
  });

  test('refuses a key that is there without a value', () => {
    expect(elementStyleSchema.safeParse({ color: undefined }).success).toBe(false);
  });
});
