import { openUnsaved, type Deck } from '@arrasta/domain';
import { aCarousel, aDeck, aSlide } from '@arrasta/testkit';
import { beforeEach, expect, test, vi } from 'vitest';
import { imageMessages } from '../../messages/images';
import { useToastStore } from '../../ui/toast/toast-store';
import { openInEditor } from '../store/editor-store';
import { currentDeck } from '../store/selectors';
import { uploader, uploadImagesTo, uploadImageTo } from './add-image';
import { useImageUploads } from './image-uploads';

const photo = new File(['a'], 'foto.png', { type: 'image/png' });

/** A server that answers an upload when it is told to; what it holds are those under way. */
function slowServer() {
  const underWay: (() => void)[] = [];
  const uploadImage = () =>
    new Promise((resolve) => {
      underWay.push(() => resolve({ url: '/api/pictures/nova' }));
    });
  vi.spyOn(uploader, 'get').mockResolvedValue({ uploadImage } as never);
  return underWay;
}

function openDeck(title: string): Deck {
  const deck = aDeck({ carousel: aCarousel({ title }), slides: [aSlide()] });
  openInEditor(openUnsaved(deck));
  return deck;
}

beforeEach(() => {
  useImageUploads.setState({ uploads: [] });
  useToastStore.setState({ toast: null });
});

test.each(['panorama', 'background'] as const)(
  'a picture whose place (%s) is in a carousel that was left changes no other, and says so',
  async (kind) => {
    const underWay = slowServer();
    const { carousel, slides } = openDeck('Um');
    const slideId = slides[0]?.id ?? '';
    const sent = uploadImageTo(
      photo,
      kind === 'panorama' ? { kind, carouselId: carousel.id } : { kind, slideId },
    );
    await expect.poll(() => underWay.length).toBe(1);
    const other = openDeck('Outro');
    underWay[0]?.();
    await sent;
    expect(currentDeck()).toEqual(other);
    expect(useToastStore.getState().toast?.title).toBe(imageMessages.element.placeGone.title);
    expect(useImageUploads.getState().uploads).toEqual([]);
  },
);

test('a picture goes to its place in the carousel that is open', async () => {
  const underWay = slowServer();
  const { carousel } = openDeck('Um');
  const sent = uploadImageTo(photo, { kind: 'panorama', carouselId: carousel.id });
  await expect.poll(() => underWay.length).toBe(1);
  underWay[0]?.();
  await sent;
  expect(currentDeck()?.carousel.panoramaImageUrl).toBe('/api/pictures/nova');
  expect(useToastStore.getState().toast).toBeNull();
});

test('of many pictures at once no more travel than the server takes of an account, and all arrive', async () => {
  const underWay = slowServer();
  const { slides } = openDeck('Um');
  const before = currentDeck()?.slides[0]?.elements.length ?? 0;
  uploadImagesTo(Array<File>(8).fill(photo), { kind: 'new', slideId: slides[0]?.id ?? '' });
  await expect.poll(() => underWay.length).toBe(5);
  expect(useImageUploads.getState().uploads).toHaveLength(8);
  for (let sent = 0; sent < 8; sent += 1) {
    await expect.poll(() => underWay.length).toBeGreaterThan(sent);
    underWay[sent]?.();
  }
  await expect.poll(() => currentDeck()?.slides[0]?.elements.length).toBe(before + 8);
});
