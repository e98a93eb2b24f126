import { z } from 'zod';
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
export const presetFieldsSchema = carouselFieldsSchema.pick(keptOfCarousel).extend({
  name: z
    .string(nameIsMissing)
    .trim()
    .min(1, nameIsMissing)
    .max(limits.presetName, 'O nome é longo demais')
    .refine(isVisibleName, 'O nome não pode ter caracteres invisíveis nem de controle'),
});

export type PresetFields = z.infer<typeof presetFieldsSchema>;
