import { z } from 'zod';
import { createPresetWireSchema } from '../preset-wire';
import { presetAnswerSchema } from './answer-schemas';
import { idempotencyKey } from './headers';
import type { Operation } from './operation';

const presets = { subject: 'Presets', audience: 'signed in' } as const;

/** Presets. Source: decisions §3; carousel-editor §7. */
export const presetOperations: readonly Operation[] = [
  {
    ...presets,
    id: 'listPresets',
    method: 'get',
    path: '/presets',
    summary: 'Os presets de quem chama, do mais novo ao mais antigo.',
    answer: { status: 200, description: 'A lista.', body: z.array(presetAnswerSchema) },
  },
  {
    ...presets,
    id: 'createPreset',
    method: 'post',
    path: '/presets',
    summary: 'Guarda um visual sob um nome.',
    headers: idempotencyKey,
    body: createPresetWireSchema,
    answer: { status: 201, description: 'O preset.', body: presetAnswerSchema },
    errors: ['UNPROCESSABLE_CONTENT'],
  },
  {
    ...presets,
    id: 'deletePreset',
    method: 'delete',
    path: '/presets/{id}',
    summary: 'Exclui um preset.',
    answer: { status: 204, description: 'Não existe mais.' },
    errors: ['NOT_FOUND'],
  },
];
