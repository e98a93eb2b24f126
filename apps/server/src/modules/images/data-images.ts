import { createHash } from 'node:crypto';
import { carouselMessages } from '@arrasta/contract';
import { limits, imageUrlOf } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';
import { readHeader, imageTypeOf } from './image-header';
import type { ImagesService } from './images.service';

/** What of a slide may name a picture; every field may be left out. */
interface ImagedSlide {
  readonly backgroundImageUrl?: string | null | undefined;
  readonly elements?: readonly { readonly type: string; readonly content: string }[] | undefined;
}

interface ImagedDeck {
  readonly brandAvatarUrl?: string | null | undefined;
  readonly panoramaImageUrl?: string | null | undefined;
  readonly slides?: readonly ImagedSlide[] | undefined;
}

/** An address and where it was sent, as in an issue. */
interface Place {
  readonly path: string;
  readonly url: string;
}

interface PossiblePlace {
  readonly path: string;
  readonly url: string | null | undefined;
}

function asData(places: readonly PossiblePlace[]): Place[] {
  return places.flatMap(({ path, url }) =>
    url?.startsWith('data:') === true ? [{ path, url }] : [],
  );
}

/** The new address of one that is to be another. */
type NewUrls = ReadonlyMap<string, string>;

export interface DataImages {
  /**
   * A deck with its larger `data:` pictures in the picture store, and their addresses in their place;
   * what is not about pictures stays as it was sent.
   * @param isStored whether an address stands in what is stored already: that is not judged again.
   * @throws DomainError BAD_REQUEST for one that is no picture, QUOTA_EXCEEDED without room for it.
   */
  readonly store: <Deck extends ImagedDeck>(
    ownerId: string,
    deck: Deck,
    isStored?: IsStored,
  ) => Promise<Deck>;
  /** The same for a slide that is sent alone. */
  readonly storeOfSlide: <Slide extends ImagedSlide>(
    ownerId: string,
    slide: Slide,
  ) => Promise<Slide>;
}

type IsStored = (url: string) => Promise<boolean>;

const nothingIsStored: IsStored = () => Promise.resolve(false);

const dataUrl = /^data:image\/\w+;base64,/;

function placesInSlide({ backgroundImageUrl, elements = [] }: ImagedSlide): Place[] {
  const ofElements = elements.map(({ type, content }, place) => ({
    path: `elements.${String(place)}.content`,
    // Most contents are short texts: what is not about data need not be read as an address.
    url: type === 'image' && content.includes('data:') ? imageUrlOf(content) : null,
  }));
  return asData([{ path: 'backgroundImageUrl', url: backgroundImageUrl }, ...ofElements]);
}

function placesIn({ brandAvatarUrl, panoramaImageUrl, slides = [] }: ImagedDeck): Place[] {
  return [
    ...asData([
      { path: 'brandAvatarUrl', url: brandAvatarUrl },
      { path: 'panoramaImageUrl', url: panoramaImageUrl },
    ]),
    ...slides.flatMap((slide, number) =>
      placesInSlide(slide).map(({ path, url }) => ({
        path: `slides.${String(number)}.${path}`,
        url,
      })),
    ),
  ];
}

function replaceIn<Slide extends ImagedSlide>(slide: Slide, newUrls: NewUrls): Slide {
  const { backgroundImageUrl, elements } = slide;
  const background = newUrls.get(backgroundImageUrl ?? '');
  return {
    ...slide,
    ...(background !== undefined && { backgroundImageUrl: background }),
    ...(elements && {
      elements: elements.map((element) => {
        if (element.type !== 'image') return element;
        const content = newUrls.get(imageUrlOf(element.content) ?? '');
        return content === undefined ? element : { ...element, content };
      }),
    }),
  };
}

function replaceInDeck<Deck extends ImagedDeck>(deck: Deck, newUrls: NewUrls): Deck {
  const avatar = newUrls.get(deck.brandAvatarUrl ?? '');
  const panorama = newUrls.get(deck.panoramaImageUrl ?? '');
  return {
    ...deck,
    ...(avatar !== undefined && { brandAvatarUrl: avatar }),
    ...(panorama !== undefined && { panoramaImageUrl: panorama }),
    ...(deck.slides && { slides: deck.slides.map((slide) => replaceIn(slide, newUrls)) }),
  };
}

/** Bytes of a `data:` address; the schema has seen to its form. */
export function dataBytes(url: string): Uint8Array {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** A deck with other addresses in the place of its `data:` pictures. */
export function mapDataImages<Deck extends ImagedDeck>(
  deck: Deck,
  newUrl: (url: string) => string,
): Deck {
  const newUrls = new Map<string, string>();
  for (const { url } of placesIn(deck)) {
    if (!newUrls.has(url)) newUrls.set(url, newUrl(url));
  }
  return newUrls.size === 0 ? deck : replaceInDeck(deck, newUrls);
}

/** Refusals of the picture store that say that it is no picture. */
const notAnImage: readonly DomainError['code'][] = ['BAD_REQUEST', 'UNSUPPORTED_MEDIA_TYPE'];

async function isImage(bytes: Uint8Array): Promise<boolean> {
  const type = imageTypeOf(bytes);
  if (type === null) return false;
  return readHeader(bytes, type).then(
    () => true,
    () => false,
  );
}

/** Small pictures that were looked at: the editor sends them again with every save. */
const maxKnownUrls = 10_000;

/** Source: docs/product/images.md 13; decision 111. */
export function dataImages(images: Pick<ImagesService, 'keep'>): DataImages {
  const knownUrls = new Set<string>();

  async function isSmallImage(url: string, bytes: Uint8Array): Promise<boolean> {
    const key = createHash('sha256').update(url).digest('base64');
    if (knownUrls.has(key)) return true;
    if (!(await isImage(bytes))) return false;
    if (knownUrls.size >= maxKnownUrls) knownUrls.clear();
    knownUrls.add(key);
    return true;
  }

  /** The address to store; null where it is no picture. */
  async function storedUrl(ownerId: string, url: string): Promise<string | null> {
    const bytes = dataBytes(url);
    if (bytes.length <= limits.inlineImageBytes) {
      return (await isSmallImage(url, bytes)) ? url : null;
    }
    try {
      return (await images.keep(ownerId, bytes, 'picture')).url;
    } catch (error) {
      if (error instanceof DomainError && notAnImage.includes(error.code)) return null;
      throw error;
    }
  }

  async function storeAll(ownerId: string, places: readonly Place[], isStored: IsStored) {
    const newUrls = new Map<string, string>();
    // One after the other: the queue of pictures is everybody's.
    for (const { path, url } of places) {
      if (newUrls.has(url)) continue;
      const stored = dataUrl.test(url) ? await storedUrl(ownerId, url) : null;
      if (stored === null && !(await isStored(url))) {
        const issues = [{ path, message: carouselMessages.notAnImage }];
        throw new DomainError('BAD_REQUEST', carouselMessages.notAnImage, { issues });
      }
      newUrls.set(url, stored ?? url);
    }
    const areAllKept = [...newUrls].every(([sent, stored]) => sent === stored);
    return areAllKept ? null : newUrls;
  }

  return {
    async store(ownerId, deck, isStored = nothingIsStored) {
      const newUrls = await storeAll(ownerId, placesIn(deck), isStored);
      return newUrls === null ? deck : replaceInDeck(deck, newUrls);
    },

    async storeOfSlide(ownerId, slide) {
      const newUrls = await storeAll(ownerId, placesInSlide(slide), nothingIsStored);
      return newUrls === null ? slide : replaceIn(slide, newUrls);
    },
  };
}
