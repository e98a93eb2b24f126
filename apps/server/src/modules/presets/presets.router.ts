import {
  byIdSchema,
  createPresetSchema,
  createPresetWireSchema,
  presetToWire,
  type SavedPreset,
} from '@arrasta/contract';
import { presetAnswerSchema } from '@arrasta/contract/answers';
import { z } from 'zod';
import {
  ParsedInput,
  parseSent,
  syncSchema,
  fromId,
  orEmpty,
  type RestLine,
} from '../../kernel/procedures/rest-line';
import { router, signedInProcedure } from '../../kernel/procedures/procedures';
import type { PresetsService } from './presets.service';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly presets: PresetsService;
  }
}

const subject = 'Presets';

const lines = {
  list: {
    method: 'GET',
    path: '/presets',
    id: 'listPresets',
    subject,
    summary: 'Os presets de quem chama, do mais novo ao mais antigo.',
    output: (presets: readonly SavedPreset[]) => ({ body: presets.map(presetToWire) }),
    answer: { status: 200, description: 'A lista.', body: z.array(presetAnswerSchema) },
  },
  create: {
    method: 'POST',
    path: '/presets',
    id: 'createPreset',
    subject,
    summary: 'Guarda um visual sob um nome.',
    idempotent: true,
    large: true,
    input: ({ body }) => new ParsedInput(parseSent(createPresetWireSchema, orEmpty(body))),
    output: (preset: SavedPreset) => ({ body: presetToWire(preset) }),
    body: createPresetWireSchema,
    answer: { status: 201, description: 'O preset.', body: presetAnswerSchema },
    errors: ['UNPROCESSABLE_CONTENT'],
  },
  delete: {
    method: 'DELETE',
    path: '/presets/{id}',
    id: 'deletePreset',
    subject,
    summary: 'Exclui um preset.',
    input: fromId,
    answer: { status: 204, description: 'Não existe mais.' },
    errors: ['NOT_FOUND'],
  },
} satisfies Record<string, RestLine>;

/** Presets of the signed-in account. */
export const presetsRouter = router({
  /** All of them, newest first. */
  list: signedInProcedure
    .meta({ rest: [lines.list] })
    .query(({ ctx }) => ctx.services.presets.list(ctx.actor.id, ctx.requester)),

  create: signedInProcedure
    .meta({ rest: [lines.create] })
    .input(syncSchema(createPresetSchema))
    .mutation(({ ctx, input }) => ctx.services.presets.create(ctx.actor.id, input)),

  delete: signedInProcedure
    .meta({ rest: [lines.delete] })
    .input(byIdSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.presets.delete(ctx.actor.id, input.id);
      return null;
    }),
});
