import {
  byTemplateKeySchema,
  completeSlides,
  createTemplateSchema,
  createTemplateWireSchema,
  listTemplatesSchema,
  templatePatchSchema,
  templateToWire,
  updateTemplateSchema,
  type TemplateDetail,
} from '@arrasta/contract';
import { templateAnswerSchema, templateSummaryAnswerSchema } from '@arrasta/contract/answers';
import { z } from 'zod';
import {
  addToBody,
  fromQuery,
  orEmpty,
  ParsedInput,
  parseSent,
  syncSchema,
  type RestLine,
} from '../../kernel/procedures/rest-line';
import { router, signedInProcedure } from '../../kernel/procedures/procedures';
import type { TemplatesService } from './templates.service';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly templates: TemplatesService;
  }
}

const subject = 'Modelos';

const lines = {
  list: {
    method: 'GET',
    path: '/templates',
    id: 'listTemplates',
    subject,
    summary:
      'Os modelos de quem chama, do mais novo ao mais antigo, e depois os do produto. `q` busca por nome, finalidade, público e tema, sem acentos, cada palavra como começo.',
    query: listTemplatesSchema,
    input: fromQuery,
    answer: { status: 200, description: 'A lista.', body: z.array(templateSummaryAnswerSchema) },
  },
  get: {
    method: 'GET',
    path: '/templates/{key}',
    id: 'getTemplate',
    subject,
    summary: 'Um modelo com seus slides.',
    input: ({ id: key }) => ({ key }),
    output: (template: TemplateDetail) => ({ body: templateToWire(template) }),
    answer: { status: 200, description: 'O modelo.', body: templateAnswerSchema },
    errors: ['NOT_FOUND'],
  },
  create: {
    method: 'POST',
    path: '/templates',
    id: 'createTemplate',
    subject,
    summary:
      'Guarda como modelo uma cópia de um carrossel (`carouselId`), ou os `slides` enviados com os campos de um carrossel, como um modelo os responde.',
    idempotent: true,
    large: true,
    input: ({ body, newId }) =>
      new ParsedInput(parseSent(createTemplateWireSchema, completeSlides(orEmpty(body), newId))),
    body: createTemplateWireSchema,
    answer: { status: 201, description: 'O modelo.', body: templateSummaryAnswerSchema },
    consumesQuota: true,
    errors: ['NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'UNPROCESSABLE_CONTENT'],
  },
  update: {
    method: 'PUT',
    path: '/templates/{key}',
    id: 'updateTemplate',
    subject,
    summary:
      'Muda nome, finalidade ou público de um modelo próprio; campos ausentes ficam como estão.',
    input: ({ id: key, body }) => addToBody(body, { key }),
    body: templatePatchSchema,
    answer: { status: 200, description: 'O modelo.', body: templateSummaryAnswerSchema },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  delete: {
    method: 'DELETE',
    path: '/templates/{key}',
    id: 'deleteTemplate',
    subject,
    summary: 'Exclui um modelo próprio.',
    input: ({ id: key }) => ({ key }),
    answer: { status: 204, description: 'Não existe mais.' },
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
} satisfies Record<string, RestLine>;

/** Templates, the product's own and those of the signed-in account. */
export const templatesRouter = router({
  list: signedInProcedure
    .meta({ rest: [lines.list] })
    .input(listTemplatesSchema.prefault({}))
    .query(({ ctx, input }) => ctx.services.templates.list(ctx.actor.id, input)),

  get: signedInProcedure
    .meta({ rest: [lines.get] })
    .input(byTemplateKeySchema)
    .query(({ ctx, input }) => ctx.services.templates.get(ctx.actor.id, input.key, ctx.requester)),

  create: signedInProcedure
    .meta({ rest: [lines.create] })
    .input(syncSchema(createTemplateSchema))
    .mutation(({ ctx, input }) =>
      ctx.services.templates.create(ctx.actor.id, input, ctx.requester),
    ),

  update: signedInProcedure
    .meta({ rest: [lines.update] })
    .input(updateTemplateSchema)
    .mutation(({ ctx, input: { key, ...patch } }) =>
      ctx.services.templates.update(ctx.actor.id, key, patch),
    ),

  delete: signedInProcedure
    .meta({ rest: [lines.delete] })
    .input(byTemplateKeySchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.templates.delete(ctx.actor.id, input.key);
      return null;
    }),
});
