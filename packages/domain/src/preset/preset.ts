import * as z from 'zod/mini';
import { carouselFieldsSchema } from '../carousel/carousel';
import { limits } from '../limits';
import { isVisibleName } from '../text';
import { presetKeys } from './preset-look';

const nameIsMissing = 'Nome obrigatório';

const keptOfCarousel = Object.fromEntries(presetKeys.map((key) => [key, true])) as Record<
  (typeof presetKeys)[number],
  true
>;

/** What a preset keeps, under a name of its own. Source: docs/product/presets.md 1, 2. */
export const presetFieldsSchema = z.extend(z.pick(carouselFieldsSchema, keptOfCarousel), {
  name: z
    .string(nameIsMissing)
    .check(
      z.trim(),
      z.minLength(1, nameIsMissing),
      z.maxLength(limits.presetName, 'O nome é longo demais'),
      z.refine(isVisibleName, 'O nome não pode ter caracteres invisíveis nem de controle'),
    ),
});

export type PresetFields = z.infer<typeof presetFieldsSchema>;
