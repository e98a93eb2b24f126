import {
  askPictureCreditSchema,
  foundPictureSchema,
  keepFromAddressSchema,
  searchPicturesSchema,
} from '@arrasta/contract';
import { pictureAnswerSchema } from '@arrasta/contract/answers';
import { fromBody, type RestLine } from '../../kernel/procedures/rest-line';
import { router, signedInProcedure } from '../../kernel/procedures/procedures';
import type { PictureSearchService } from '../picture-search/picture-search.service';
import type { RemotePicturesService } from './remote-pictures.service';
import type { ThumbnailsService } from './thumbnails.service';
import type { PicturesService } from './pictures.service';

declare module '../../kernel/procedures/call-context' {
  interface Services {
    readonly pictureSearch: PictureSearchService;
    readonly remotePictures: RemotePicturesService;
    readonly thumbnails: ThumbnailsService;
    readonly pictures: PicturesService;
  }
}

const endless = () => new AbortController().signal;

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

  /** Pictures of other services to choose from. */
  search: signedInProcedure
    .input(searchPicturesSchema)
    .query(({ ctx, input, signal }) =>
      ctx.services.pictureSearch.candidates(ctx.actor.id, input.query, signal ?? endless()),
    ),

  /** Fetches one that was found and keeps it with its credit. */
  keepFound: signedInProcedure
    .input(foundPictureSchema)
    .mutation(({ ctx, input, signal }) =>
      ctx.services.pictureSearch.keepFound(ctx.actor.id, input, signal ?? endless()),
    ),

  /** Whose a kept picture is; null where that is not known. */
  credit: signedInProcedure
    .input(askPictureCreditSchema)
    .query(({ ctx, input }) => ctx.services.pictures.credit(ctx.actor.id, input.id)),
});
