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
  readonly address: string;
}

interface PossiblePlace {
  readonly path: string;
  readonly address: string | null | undefined;
}

function asData(places: readonly PossiblePlace[]): Place[] {
  return places.flatMap(({ path, address }) =>
    address?.startsWith('data:') === true ? [{ path, address }] : [],
  );
}

/** The new address of one that is to be another. */
type Addresses = ReadonlyMap<string, string>;

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

type IsStored = (address: string) => Promise<boolean>;

const nothingIsStored: IsStored = () => Promise.resolve(false);

const dataUrl = /^data:image\/\w+;base64,/;

function placesInSlide({ backgroundImageUrl, elements = [] }: ImagedSlide): Place[] {
  const ofElements = elements.map(({ type, content }, place) => ({
    path: `elements.${String(place)}.content`,
    // Most contents are short texts: what is not about data need not be read as an address.
    address: type === 'image' && content.includes('data:') ? imageUrlOf(content) : null,
  }));
  return asData([{ path: 'backgroundImageUrl', address: backgroundImageUrl }, ...ofElements]);
}

function placesIn({ brandAvatarUrl, panoramaImageUrl, slides = [] }: ImagedDeck): Place[] {
  return [
    ...asData([
      { path: 'brandAvatarUrl', address: brandAvatarUrl },
      { path: 'panoramaImageUrl', address: panoramaImageUrl },
    ]),
    ...slides.flatMap((slide, number) =>
      placesInSlide(slide).map(({ path, address }) => ({
        path: `slides.${String(number)}.${path}`,
        address,
      })),
    ),
  ];
}

function replaceIn<Slide extends ImagedSlide>(slide: Slide, addresses: Addresses): Slide {
  const { backgroundImageUrl, elements } = slide;
  const background = addresses.get(backgroundImageUrl ?? '');
  return {
    ...slide,
    ...(background !== undefined && { backgroundImageUrl: background }),
    ...(elements && {
      elements: elements.map((element) => {
        if (element.type !== 'image') return element;
        const content = addresses.get(imageUrlOf(element.content) ?? '');
        return content === undefined ? element : { ...element, content };
      }),
    }),
  };
}

function replaceInDeck<Deck extends ImagedDeck>(deck: Deck, addresses: Addresses): Deck {
  const avatar = addresses.get(deck.brandAvatarUrl ?? '');
  const panorama = addresses.get(deck.panoramaImageUrl ?? '');
  return {
    ...deck,
    ...(avatar !== undefined && { brandAvatarUrl: avatar }),
    ...(panorama !== undefined && { panoramaImageUrl: panorama }),
    ...(deck.slides && { slides: deck.slides.map((slide) => replaceIn(slide, addresses)) }),
  };
}

/** Bytes of a `data:` address; the schema has seen to its form. */
export function dataBytes(address: string): Uint8Array {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** A deck with other addresses in the place of its `data:` pictures. */
export function mapDataImages<Deck extends ImagedDeck>(
  deck: Deck,
  newUrl: (address: string) => string,
): Deck {
  const addresses = new Map<string, string>();
  for (const { address } of placesIn(deck)) {
    if (!addresses.has(address)) addresses.set(address, newUrl(address));
  }
  return addresses.size === 0 ? deck : replaceInDeck(deck, addresses);
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
const maxKnown = 10_000;

/** Source: docs/product/images.md 13; decision 111. */
export function dataImages(images: Pick<ImagesService, 'keep'>): DataImages {
  const urls = new Set<string>();

  async function isSmallImage(address: string, bytes: Uint8Array): Promise<boolean> {
    const key = createHash('sha256').update(address).digest('base64');
    if (urls.has(key)) return true;
    if (!(await isImage(bytes))) return false;
    if (urls.size >= maxKnown) urls.clear();
    urls.add(key);
    return true;
  }

  /** The address to store; null where it is no picture. */
  async function storedAddress(ownerId: string, address: string): Promise<string | null> {
    const bytes = dataBytes(address);
    if (bytes.length <= limits.inlineImageBytes) {
      return (await isSmallImage(address, bytes)) ? address : null;
    }
    try {
      return (await images.keep(ownerId, bytes, 'picture')).url;
    } catch (error) {
      if (error instanceof DomainError && notAnImage.includes(error.code)) return null;
      throw error;
    }
  }

  async function storeAll(ownerId: string, places: readonly Place[], isStored: IsStored) {
    const addresses = new Map<string, string>();
    // One after the other: the queue of pictures is everybody's.
    for (const { path, address } of places) {
      if (addresses.has(address)) continue;
      const stored = dataUrl.test(address) ? await storedAddress(ownerId, address) : null;
      if (stored === null && !(await isStored(address))) {
        const issues = [{ path, message: carouselMessages.notAnImage }];
        throw new DomainError('BAD_REQUEST', carouselMessages.notAnImage, { issues });
      }
      addresses.set(address, stored ?? address);
    }
    const areAllKept = [...addresses].every(([sent, stored]) => sent === stored);
    return areAllKept ? null : addresses;
  }

  return {
    async store(ownerId, deck, isStored = nothingIsStored) {
      const addresses = await storeAll(ownerId, placesIn(deck), isStored);
      return addresses === null ? deck : replaceInDeck(deck, addresses);
    },

    async storeOfSlide(ownerId, slide) {
      const addresses = await storeAll(ownerId, placesInSlide(slide), nothingIsStored);
      return addresses === null ? slide : replaceIn(slide, addresses);
    },
  };
}
