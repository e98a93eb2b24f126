import { carouselFieldsSchema, slideFieldsSchema } from '@arrasta/domain';

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const carouselFieldNames = Object.keys(carouselFieldsSchema.shape);
export const slideFieldNames = Object.keys(slideFieldsSchema.shape);

const carouselNames = ['id', 'userId', 'version', 'createdAt', 'updatedAt', ...carouselFieldNames];

/** The column of a field. */
export function column(name: string): string {
  return `"${snakeCase(name)}"`;
}

function named(names: readonly string[]): string {
  return names.map((name) => `${column(name)} AS "${name}"`).join(', ');
}

/** The columns every statement answers with, each under the name the answer has. */
export const answered = {
  carousel: named(carouselNames),
  summary: named(
    carouselNames.filter(
      (name) => !['brandAvatarUrl', 'panoramaImageUrl', 'socialCaption'].includes(name),
    ),
  ),
  slide: named(['id', 'carouselId', ...slideFieldNames, 'createdAt', 'updatedAt']),
};
