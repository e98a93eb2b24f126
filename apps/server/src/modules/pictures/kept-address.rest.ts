import { keepFromAddressSchema } from '@arrasta/contract';
import { orEmpty, type RestCall, type RestRoute } from '../../rest/rest-route';

async function keep({ caller, body }: RestCall) {
  const input = keepFromAddressSchema.parse(orEmpty(body));
  return { status: 201, body: await caller.pictures.keepFromAddress(input) };
}

/** What is said about pictures in JSON; the pictures themselves are in `pictures.rest.ts`. */
export const pictureRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/pictures/from-address',
    calls: 'pictures.keepFromAddress',
    handle: keep,
  },
];
