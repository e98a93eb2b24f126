import type { Person } from '../person';
import { plainImage } from '../image-files';

const image = plainImage().png().toBuffer();

async function idOf(
  made: Promise<{ readonly body: Record<string, unknown> }>,
  name: 'id' | 'key' = 'id',
): Promise<string> {
  const { body } = await made;
  const id = body[name];
  if (typeof id !== 'string') throw new Error(`not made: ${JSON.stringify(body)}`);
  return id;
}

const carousel = (owner: Person) =>
  idOf(owner.rest('POST', '/carousels', { title: 'Só meu', slides: [{ title: 'Só meu' }] }));

async function slide(owner: Person): Promise<string> {
  return idOf(owner.rest('POST', `/carousels/${await carousel(owner)}/slides`, {}));
}

const preset = (owner: Person) => idOf(owner.rest('POST', '/presets', { name: 'Só meu' }));

async function template(owner: Person): Promise<string> {
  const sent = { carouselId: await carousel(owner), name: 'Só meu' };
  return idOf(owner.rest('POST', '/templates', sent), 'key');
}

const plan = (owner: Person) =>
  idOf(owner.rest('POST', '/plans', { mainTopic: 'Só meu', targetAudience: 'Só para mim' }));

const savedIdea = (owner: Person) =>
  idOf(owner.rest('POST', '/saved-ideas', { title: 'Só minha' }));

async function storedImage(owner: Person): Promise<string> {
  return idOf(owner.send('POST', '/api/pictures', await image, { 'content-type': 'image/png' }));
}

const newToken = { name: 'Meu programa', scope: 'write', currentPassword: 'segredo-123' };

/** The one that asks. */
async function session(owner: Person): Promise<string> {
  const { body } = await owner.rest<{ id: string }[]>('GET', '/user/sessions');
  return body[0]?.id ?? '';
}

/** How somebody comes by what a call may be about; each answers its id. */
export const things = {
  accessToken: (owner: Person) => idOf(owner.rest('POST', '/user/tokens', newToken)),
  account: ({ user }: Person) => Promise.resolve(user.id),
  carousel,
  slide,
  preset,
  template,
  plan,
  savedIdea,
  picture: storedImage,
  session,
} as const satisfies Record<string, (owner: Person) => Promise<string>>;

export type Thing = keyof typeof things;
