import type { CarouselSummary, SavedCarousel, SavedSlide } from '@arrasta/contract';
import type { CarouselFields, SlideFields } from '@arrasta/domain';
import { carouselFieldsSchema, slideFieldsSchema } from '@arrasta/domain';
import type { Carousel, Slide } from '../../generated/prisma/client';
import { jsonValue, typedRow } from '../../kernel/database/typed-rows';

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const carouselFieldNames = Object.keys(carouselFieldsSchema.shape);
export const slideFieldNames = Object.keys(slideFieldsSchema.shape);

/** The column of a field for a hand-written statement; names come from the schemas, never from input. */
export function column(name: string): string {
  return `"${snakeCase(name)}"`;
}

/** Columns of a table, each under the name the code uses. */
export function namedColumns(names: readonly string[], table: string): string {
  return names.map((name) => `${table}.${column(name)} AS "${name}"`).join(', ');
}

export function namedSlideColumns(table: string): string {
  return namedColumns(['id', 'carouselId', ...slideFieldNames, 'createdAt', 'updatedAt'], table);
}

const integers = new Set(['position', 'imageOpacity', 'backgroundImageOpacity', 'overlayOpacity']);

function sentType(name: string): string {
  if (integers.has(name)) return 'integer';
  if (name === 'layoutPinned') return 'boolean';
  return name === 'elements' ? 'json' : 'text';
}

/** Slides as a statement is sent them in JSON: `json_to_recordset(...) AS sent(...)`. */
export const sentSlideShape = ['id', ...slideFieldNames]
  .map((name) => `"${name}" ${name === 'id' ? 'uuid' : sentType(name)}`)
  .join(', ');

/** The columns that `sentSlideFields` are written into, in their order. */
export const slideColumnNames = slideFieldNames.map(column).join(', ');
export const sentSlideFields = slideFieldNames.map((name) => `sent."${name}"`).join(', ');

/** What every read of a carousel asks for; nothing of the table that has no reader. */
export const carouselSelection = {
  id: true,
  userId: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  ...(Object.fromEntries(carouselFieldNames.map((name) => [name, true])) as Record<
    keyof CarouselFields,
    true
  >),
} as const;

type Stamped = { readonly createdAt: Date; readonly updatedAt: Date };

/** The times of a row in the words of the contract. */
export function toIsoStamps({ createdAt, updatedAt }: Stamped) {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** A row in the words of the contract; checks and schemas keep the closed lists. */
export function toCarousel(row: Omit<Carousel, 'savedIdeaId' | 'size'>): SavedCarousel {
  return {
    ...typedRow<SavedCarousel>(row),
    useCustomColors: row.useCustomColors === 'true',
    hideFooter: row.hideFooter === 'true',
    ...toIsoStamps(row),
  };
}

export function toSlide(row: Slide): SavedSlide {
  return { ...typedRow<SavedSlide>(row), ...toIsoStamps(row) };
}

/** A line of the list. */
export function toSummary(
  row: Omit<
    Carousel,
    'savedIdeaId' | 'size' | 'brandAvatarUrl' | 'panoramaImageUrl' | 'socialCaption'
  >,
): CarouselSummary {
  return {
    ...typedRow<CarouselSummary>(row),
    useCustomColors: row.useCustomColors === 'true',
    hideFooter: row.hideFooter === 'true',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The carousel's fields as columns hold them: text booleans. */
export function carouselData({ useCustomColors, hideFooter, ...rest }: Partial<CarouselFields>) {
  return {
    ...rest,
    ...(useCustomColors !== undefined && { useCustomColors: String(useCustomColors) }),
    ...(hideFooter !== undefined && { hideFooter: String(hideFooter) }),
  };
}

/** The slide's fields as columns hold them. */
export function slideData({ elements, ...rest }: Partial<SlideFields>) {
  return { ...rest, ...(elements && { elements: jsonValue(elements) }) };
}
