import { thumbnailAddress, thumbnailWidths } from '@arrasta/contract';
import { pictureAddressOf, type Slide } from '@arrasta/domain';

/**
 * The slide with its stored pictures in small, to be looked at and nothing else: files are made of
 * the pictures themselves. Unchanged where it is wider than any that is kept.
 * @param width of the slide in pixels of the screen.
 */
export function withSmallPictures<Drawn extends Slide>(slide: Drawn, width: number): Drawn {
  const kept = thumbnailWidths.find((one) => one >= width);
  if (kept === undefined) return slide;
  const { backgroundImageUrl } = slide;
  return {
    ...slide,
    backgroundImageUrl: backgroundImageUrl && thumbnailAddress(backgroundImageUrl, kept),
    elements: slide.elements.map((element) => {
      const address = element.type === 'image' ? pictureAddressOf(element.content) : null;
      return address === null ? element : { ...element, content: thumbnailAddress(address, kept) };
    }),
  };
}
