import {
  addElement,
  applyPalette,
  applyPreset,
  chooseTheme,
  moveElementTo,
  moveSlideTo,
  setAccentColor,
  setCustomColors,
  setElementStyle,
  setFonts,
  setPrimaryColor,
  setSecondaryColor,
  setSlideAltText,
  setSlideBackground,
  shrinkText,
  splitSlide,
  addSlide,
  duplicateElement,
  duplicateSlide,
  elementTypes,
  goToSlide,
  moveElement,
  moveSlide,
  removeElement,
  removeSlide,
  renameCarousel,
  replaceDeck,
  selectElement,
  setCarouselField,
  setElementContent,
  setSlideLayout,
  setZoom,
  slideLayouts,
  slideTones,
  redesignDeck,
  varyLayout,
  stepSlide,
  toggleElementEmphasis,
  type Command,
} from '@arrasta/domain';
import fc from 'fast-check';
import { aCarousel, aDeck, anElement, aSlide } from './builders';
import type { DrivenEditor } from './driven-editor';

/** One thing a person may do, chosen by what is in the editor at that moment. */
export type Act = (editor: DrivenEditor) => Command;

/** The identity at a place that may be off the end, where it is one that nobody has. */
const slideId = ({ deck }: DrivenEditor, index: number) => deck.slides[index]?.id ?? 'nobody';
const elementId = ({ deck, view }: DrivenEditor, index: number) =>
  deck.slides[view.currentIndex]?.elements[index]?.id ?? 'nobody';

const place = fc.integer({ min: -1, max: 5 });
const step = fc.constantFrom(-1 as const, 1 as const);
const text = fc.oneof(
  fc.constantFrom('', 'a', 'ab', 'javascript:alert(1)', 'https://example.com/a.png'),
  fc.string(),
);
const color = fc.constantFrom('#06D6A0', 'B9481F', 'rgba(0, 0, 0, 0.5)', 'transparent', 'azul');
const defaultSizes = { title: 'text-4xl', subtitle: 'text-lg', text: 'text-base' } as const;
const otherDeck = aDeck({
  carousel: aCarousel({ title: 'Gerado' }),
  slides: [aSlide({ elements: [anElement('title'), anElement('list')] }), aSlide(), aSlide()],
});

const looks = { coverWithImage: 'cover-frame', isDark: false } as const;

/** Any command, on places that may be off the end and with texts that may be refused. */
export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.constant((): Command => addSlide),
  place.map(
    (at): Act =>
      (editor) =>
        duplicateSlide(slideId(editor, at)),
  ),
  fc.tuple(place, step).map(
    ([at, by]): Act =>
      (editor) =>
        moveSlide(slideId(editor, at), by),
  ),
  place.map(
    (at): Act =>
      (editor) =>
        removeSlide(slideId(editor, at)),
  ),
  fc.constantFrom(...elementTypes).map(
    (type): Act =>
      () =>
        addElement(type),
  ),
  fc.tuple(fc.constantFrom(...elementTypes), text).map(
    (args): Act =>
      () =>
        addElement(...args),
  ),
  place.map(
    (at): Act =>
      (editor) =>
        duplicateElement(elementId(editor, at)),
  ),
  fc.tuple(place, step).map(
    ([at, by]): Act =>
      (editor) =>
        moveElement(elementId(editor, at), by),
  ),
  place.map(
    (at): Act =>
      (editor) =>
        removeElement(elementId(editor, at)),
  ),
  fc.tuple(place, text).map(
    ([at, content]): Act =>
      (editor) =>
        setElementContent(elementId(editor, at), content),
  ),
  fc.tuple(place, fc.nat(20), fc.nat(20)).map(
    ([at, start, length]): Act =>
      (editor) =>
        toggleElementEmphasis(elementId(editor, at), [start, start + length]),
  ),
  fc.tuple(place, fc.constantFrom(...slideLayouts), fc.constantFrom(...slideTones)).map(
    ([at, layout, tone]): Act =>
      (editor) =>
        setSlideLayout(slideId(editor, at), { layout, tone }),
  ),
  step.map(
    (by): Act =>
      () =>
        varyLayout(looks, by),
  ),
  fc.record({ keepsPinned: fc.boolean(), proposal: fc.nat({ max: 4 }) }).map(
    (redesign): Act =>
      () =>
        redesignDeck(looks, redesign),
  ),
  text.map(
    (title): Act =>
      () =>
        renameCarousel(title),
  ),
  text.map(
    (name): Act =>
      () =>
        setCarouselField('brandName', name),
  ),
  fc.tuple(fc.constantFrom(setPrimaryColor, setSecondaryColor, setAccentColor), color).map(
    ([set, value]): Act =>
      () =>
        set(value),
  ),
  fc.tuple(color, color, color).map(
    ([primary, secondary, accent]): Act =>
      () =>
        applyPalette({ primary, secondary, accent, gradient: null }),
  ),
  color.map(
    (primaryColor): Act =>
      () =>
        applyPreset({ primaryColor, theme: 'bold', hideFooter: true }),
  ),
  fc.constantFrom('minimal', 'frame', 'bold').map(
    (theme): Act =>
      () =>
        chooseTheme(theme, 'text-left'),
  ),
  fc.constant((): Command => setFonts('lora', 'nunito')),
  fc.boolean().map(
    (custom): Act =>
      () =>
        setCustomColors(custom),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Act =>
      (editor) =>
        moveSlideTo(slideId(editor, from), to),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Act =>
      (editor) =>
        moveElementTo(elementId(editor, from), to),
  ),
  fc.tuple(place, color, fc.constantFrom(null, 'text-center' as const)).map(
    ([at, color, alignment]): Act =>
      (editor) =>
        setElementStyle(elementId(editor, at), { color, alignment }),
  ),
  fc.tuple(place, color).map(
    ([at, overlayColor]): Act =>
      (editor) =>
        setSlideBackground(slideId(editor, at), { overlayColor }),
  ),
  fc.tuple(place, fc.oneof(text, fc.constant('a'.repeat(1001)))).map(
    ([at, altText]): Act =>
      (editor) =>
        setSlideAltText(slideId(editor, at), altText),
  ),
  fc.tuple(place, fc.integer({ min: 1, max: 3 })).map(
    ([at, steps]): Act =>
      (editor) =>
        shrinkText(slideId(editor, at), steps, defaultSizes),
  ),
  fc.tuple(place, fc.integer({ min: 0, max: 4 })).map(
    ([at, fitting]): Act =>
      (editor) =>
        splitSlide(slideId(editor, at), fitting, looks),
  ),
  fc.boolean().map(
    (hidden): Act =>
      () =>
        setCarouselField('hideFooter', hidden),
  ),
  fc.constant((): Command => replaceDeck(otherDeck)),
  place.map(
    (at): Act =>
      () =>
        goToSlide(at),
  ),
  step.map(
    (by): Act =>
      () =>
        stepSlide(by),
  ),
  place.map(
    (at): Act =>
      (editor) =>
        selectElement(elementId(editor, at)),
  ),
  fc.constant((): Command => selectElement(null)),
  fc.integer({ min: -50, max: 500 }).map(
    (percent): Act =>
      () =>
        setZoom(percent),
  ),
);

/** Acts, each with how long, in milliseconds, the person waits after it. */
export const anySequence = fc.array(fc.tuple(anyAct, fc.constantFrom(0, 1, 400, 1500)), {
  maxLength: 40,
});
