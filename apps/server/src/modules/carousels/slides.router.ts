import {
  byIdSchema,
  completeElements,
  createSlideSchema,
  newSlideWireSchema,
  slidePatchWireSchema,
  updateSlideSchema,
  type SavedSlide,
} from '@arrasta/contract';
import { slideAnswerSchema } from '@arrasta/contract/answers';
import {
  ParsedInput,
  parseSent,
  syncSchema,
  etagHeader,
  fromId,
  orEmpty,
  type RestLine,
} from '../../kernel/procedures/rest-line';
import { router, signedInProcedure } from '../../kernel/procedures/procedures';
import type { SlidesService } from './slides.service';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly slides: SlidesService;
  }
}

const subject = 'Slides';

/** What answers a write: the slide, and its carousel's version after it. */
interface WrittenSlide {
  readonly slide: SavedSlide;
  readonly carouselVersion: number;
}

const slideAnswer = ({ slide, carouselVersion }: WrittenSlide) => ({
  body: slide,
  version: carouselVersion,
});

const lines = {
  create: {
    method: 'POST',
    path: '/carousels/{id}/slides',
    id: 'createSlide',
    subject,
    summary:
      'Cria um slide; um UUID próprio em `id` é respeitado. `layout: "auto"` deixa às regras o layout e, se não vier, o tom.',
    idempotent: true,
    large: true,
    input: ({ id, body, newId }) => {
      const slide = parseSent(newSlideWireSchema, completeElements(orEmpty(body), newId));
      return new ParsedInput({ carouselId: byIdSchema.parse({ id }).id, slide });
    },
    output: slideAnswer,
    body: newSlideWireSchema,
    answer: {
      status: 201,
      description: 'O slide.',
      body: slideAnswerSchema,
      headers: etagHeader,
    },
    consumesQuota: true,
    errors: ['NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE_CONTENT'],
  },
  update: {
    method: 'PUT',
    path: '/slides/{id}',
    id: 'updateSlide',
    subject,
    summary:
      'Muda um slide; campos ausentes ficam como estão. `layout: "auto"` deixa às regras o layout e, se não vier, o tom.',
    large: true,
    input: ({ id, body, newId }) => {
      const slide = parseSent(slidePatchWireSchema, completeElements(body, newId));
      return new ParsedInput({ ...byIdSchema.parse({ id }), slide });
    },
    output: slideAnswer,
    body: slidePatchWireSchema,
    answer: {
      status: 200,
      description: 'O slide.',
      body: slideAnswerSchema,
      headers: etagHeader,
    },
    consumesQuota: true,
    errors: ['NOT_FOUND'],
  },
  delete: {
    method: 'DELETE',
    path: '/slides/{id}',
    id: 'deleteSlide',
    subject,
    summary: 'Exclui um slide.',
    input: fromId,
    output: ({ carouselVersion }: Pick<WrittenSlide, 'carouselVersion'>) => ({
      version: carouselVersion,
    }),
    answer: { status: 204, description: 'Não existe mais.', headers: etagHeader },
    errors: ['NOT_FOUND'],
  },
} satisfies Record<string, RestLine>;

/** Single slides of the signed-in account's carousels. */
export const slidesRouter = router({
  create: signedInProcedure
    .meta({ rest: [lines.create] })
    .input(syncSchema(createSlideSchema))
    .mutation(({ ctx, input }) =>
      ctx.services.slides.create(ctx.actor.id, input.carouselId, input.slide),
    ),

  update: signedInProcedure
    .meta({ rest: [lines.update] })
    .input(syncSchema(updateSlideSchema))
    .mutation(({ ctx, input }) => ctx.services.slides.update(ctx.actor.id, input.id, input.slide)),

  delete: signedInProcedure
    .meta({ rest: [lines.delete] })
    .input(byIdSchema)
    .mutation(({ ctx, input }) => ctx.services.slides.delete(ctx.actor.id, input.id)),
});
