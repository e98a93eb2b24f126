import { askImageCreditSchema, keepFromAddressSchema } from '@arrasta/contract';
import { imageAnswerSchema } from '@arrasta/contract/answers';
import { fromBody, type RestLine } from '../../kernel/procedures/rest-line';
import { router, signedInProcedure } from '../../kernel/procedures/procedures';
import type { RemoteImagesService } from './remote-images.service';
import type { ThumbnailsService, ImagesService } from './images.service';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly remoteImages: RemoteImagesService;
    readonly thumbnails: ThumbnailsService;
    readonly images: ImagesService;
  }
}

/** What is said about pictures in JSON; the pictures themselves are in `images.rest.ts`. */
const keepFromAddress = {
  method: 'POST',
  path: '/pictures/from-address',
  id: 'keepPicture',
  subject: 'Imagens',
  summary: 'Guarda uma imagem de outro endereço.',
  input: fromBody,
  body: keepFromAddressSchema,
  answer: { status: 201, description: 'A imagem guardada.', body: imageAnswerSchema },
  consumesQuota: true,
  errors: ['UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT'],
} satisfies RestLine;

/** Pictures of the signed-in account, as far as they are no bytes. */
export const imagesRouter = router({
  /** Fetches a picture of another host and keeps it, as if it had been uploaded. */
  keepFromAddress: signedInProcedure
    .meta({ rest: [keepFromAddress] })
    .input(keepFromAddressSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.remoteImages.keep(ctx.actor.id, input.url, input.use),
    ),

  /** Whose a kept picture is; null where that is not known. */
  credit: signedInProcedure
    .input(askImageCreditSchema)
    .query(({ ctx, input }) => ctx.services.images.credit(ctx.actor.id, input.id)),
});
