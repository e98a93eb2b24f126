/**
 * Elements as older clients send them: without an id, a position or a style. What is missing is
 * filled in before the model's schema looks at the slide; anything else is left for it to refuse.
 */
export function completeElements(slide: unknown, newId: () => string): unknown {
  if (!isRecord(slide) || !Array.isArray(slide.elements)) return slide;
  const elements: readonly unknown[] = slide.elements;
  return {
    ...slide,
    elements: elements.map((element, position) =>
      isRecord(element) ? { id: newId(), position, style: {}, ...element } : element,
    ),
  };
}

/** The same for every slide of a carousel's body. */
export function completeSlides(body: unknown, newId: () => string): unknown {
  if (!isRecord(body) || !Array.isArray(body.slides)) return body;
  const slides: readonly unknown[] = body.slides;
  return { ...body, slides: slides.map((slide) => completeElements(slide, newId)) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
