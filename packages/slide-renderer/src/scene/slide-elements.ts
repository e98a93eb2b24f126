import type { Element, ElementStyle, ElementType } from '@arrasta/domain';
import type { DrawnSlide } from './model';

const pictureMarker = /\[IMAGEM:\s*[^\]]+\]/gi;

interface Part {
  readonly type: ElementType;
  readonly content: string;
  readonly style: ElementStyle;
}

function isFilled({ content }: Part): boolean {
  return content.trim() !== '';
}

/** Text of a former slide, which may hold pictures as `[IMAGEM: address]` (carousel-editor §3). */
function contentParts(content: string, slide: DrawnSlide): Part[] {
  const text = content.replace(pictureMarker, '').trim();
  const { imageObjectFit, imageOpacity } = slide;
  const pictures = (content.match(pictureMarker) ?? []).map((marker): Part => ({
    type: 'image',
    content: marker,
    style: { imageObjectFit, imageOpacity },
  }));
  const style = { fontSize: slide.contentFontSize, alignment: slide.contentAlignment };
  return [{ type: 'text', content: text, style }, ...pictures];
}

function formerParts(slide: DrawnSlide): Part[] {
  const title = { fontSize: slide.titleFontSize, alignment: slide.titleAlignment };
  const subtitle = { fontSize: slide.subtitleFontSize, alignment: slide.subtitleAlignment };
  const parts: Part[] = [
    { type: 'title', content: slide.title ?? '', style: title },
    { type: 'subtitle', content: slide.subtitle ?? '', style: subtitle },
    ...contentParts(slide.content ?? '', slide),
  ];
  return parts.filter(isFilled);
}

/**
 * The elements a slide is drawn from, in order. A slide from before there were elements is drawn
 * from its title, subtitle and content; their ids are then made from the slide's.
 */
export function elementsOf(slide: DrawnSlide): Element[] {
  if (slide.elements.length > 0) {
    return [...slide.elements].sort((one, other) => one.position - other.position);
  }
  return formerParts(slide).map((part, position) => ({
    ...part,
    id: `${slide.id}-${String(position)}`,
    position,
  }));
}
