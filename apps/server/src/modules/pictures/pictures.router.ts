import { askPictureCreditSchema, keepFromAddressSchema } from '@arrasta/contract';
import { pictureAnswerSchema } from '@arrasta/contract/answers';
import { fromBody, type RestLine } from '../../kernel/procedures/rest-line';
import { router, signedInProcedure } from '../../kernel/procedures/procedures';
import type { RemotePicturesService } from './remote-pictures.service';
import type { ThumbnailsService } from './thumbnails.service';
import type { PicturesService } from './pictures.service';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly remotePictures: RemotePicturesService;
    readonly thumbnails: ThumbnailsService;
    readonly pictures: PicturesService;
  }
}

/** What is said about pictures in JSON; the pictures themselves are in `pictures.rest.ts`. */
const keepFromAddress = {
  method: 'POST',
  path: '/pictures/from-address',
  id: 'keepPicture',
  subject: 'Imagens',
  summary: 'Guarda uma imagem de outro endereço.',
  input: fromBody,
  body: keepFromAddressSchema,
  answer: { status: 201, description: 'A imagem guardada.', body: pictureAnswerSchema },
  consumesQuota: true,
  errors: ['UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT'],
} satisfies RestLine;

/** Pictures of the signed-in account, as far as they are no bytes. */
export const picturesRouter = router({
  /** Fetches a picture of another host and keeps it, as if it had been uploaded. */
  keepFromAddress: signedInProcedure
    .meta({ rest: [keepFromAddress] })
    .input(keepFromAddressSchema)
    .mutation(({ ctx, input }) =>
      ctx.services.remotePictures.keep(ctx.actor.id, input.url, input.use),
    ),

  /** Whose a kept picture is; null where that is not known. */
  credit: signedInProcedure
    .input(askPictureCreditSchema)
    .query(({ ctx, input }) => ctx.services.pictures.credit(ctx.actor.id, input.id)),
});
