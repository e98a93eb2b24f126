import type { Element } from '../element/element';
import { linesOf, listItemsOf } from '../element/text-content';
import { isTextual } from '../element/element-type';
import { limits } from '../limits';
import { truncateText } from '../text';
import type { SlideFields } from './slide';

/** What the product's own pictures show, by their addresses. Source: docs/product/templates.md 6. */
const altTexts: Readonly<Record<string, string>> = {
  '/stock/pao-rustico.webp': 'Pão rústico com cortes em forma de folha sobre madeira',
  '/stock/pao-de-fermentacao.webp': 'Pão redondo de fermentação natural sobre mesa escura',
  '/stock/predio.webp': 'Prédio de esquina com janelas azuis e arbustos na frente',
  '/stock/fachada.webp': 'Fachada clara de um prédio alto contra o céu azul',
  '/stock/frutas-citricas.webp': 'Rodelas de laranja, limão e toranja vistas de cima',
  '/stock/luzes-da-cidade.webp': 'Luzes desfocadas diante de prédios à noite',
  '/stock/noite-com-luzes.webp': 'Luzes desfocadas em uma noite azul',
  '/stock/cafe-visto-de-cima.webp': 'Xícara de café com espuma em forma de coração, vista de cima',
  '/stock/cafe-e-caderno.webp': 'Xícara de café ao lado de um caderno aberto',
  '/stock/serra.webp': 'Serra ao pôr do sol em camadas cor-de-rosa',
  '/stock/serra-ao-amanhecer.webp': 'Serra azul ao amanhecer, com o sol baixo',
  '/stock/vale-ao-amanhecer.webp': 'Vale coberto de montanhas ao amanhecer, com o sol à esquerda',
  '/stock/folhas.webp': 'Folhas verdes que se cobrem umas às outras',
  '/stock/sombra-na-parede.webp': 'Luz de janela e sombra de planta em uma parede',
  '/stock/mesa-de-trabalho.webp': 'Folhas de papel escritas e uma caneta sobre a mesa',
  '/stock/pessoa-contra-a-luz.webp': 'Silhueta de uma pessoa de cabelo preso contra a luz',
  '/stock/mar.webp': 'Mar calmo com o reflexo do sol',
  '/stock/pista.webp': 'Sombra de uma pessoa que corre em uma pista',
  '/stock/vaso.webp': 'Vaso branco com ramos secos diante de um arco',
};

/** Null for a picture that is not the product's own. */
export function stockImageAltText(url: string): string | null {
  return altTexts[url] ?? null;
}

/** What of a slide its texts are read from. */
type WrittenSlide = Pick<SlideFields, 'title' | 'subtitle' | 'content' | 'elements'>;

/**
 * Pictures inside the text of slides from before there were elements.
 * Source: docs/product/slides.md 14.
 */
const imageMarker = /\[IMAGEM:[^\]]+\]/gi;

function trimLines(text: string): string {
  const lines = linesOf(text.replace(imageMarker, ' ')).map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}

/** The texts of a slide from top to bottom, without the empty ones; items of a list one a line. */
export function slideTexts({ title, subtitle, content, elements }: WrittenSlide): string[] {
  const texts =
    elements.length > 0
      ? elements.filter(({ type }) => isTextual(type)).map((element) => element.content)
      : [title ?? '', subtitle ?? '', content ?? ''];
  return texts.map(trimLines).filter((text) => text !== '');
}

/** What of a slide its alt text is made from. */
export type DescribedSlide = Pick<
  SlideFields,
  'title' | 'subtitle' | 'content' | 'elements' | 'backgroundImageUrl' | 'altText'
>;

function inOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** The element's text alternative; icons, shapes and dividers are decoration and have none. */
function elementAltText({ type, content }: Pick<Element, 'type' | 'content'>): string {
  if (type === 'image') return stockImageAltText(content) ?? 'Imagem';
  if (type === 'list') return listItemsOf(content).map(inOneLine).join('; ');
  const isText = type === 'title' || type === 'subtitle' || type === 'text';
  return isText ? inOneLine(linesOf(content).join(' ')) : '';
}

function legacyAltTextParts({ title, subtitle, content }: DescribedSlide): string[] {
  const text = (content ?? '').replace(imageMarker, ' ');
  const images = content?.match(imageMarker) ?? [];
  const texts = [title ?? '', subtitle ?? '', text].map((part) =>
    elementAltText({ type: 'text', content: part }),
  );
  return [...texts, ...images.map(() => 'Imagem')];
}

function altTextParts(slide: DescribedSlide): string[] {
  const parts =
    slide.elements.length > 0 ? slide.elements.map(elementAltText) : legacyAltTextParts(slide);
  const filledParts = parts.filter((part) => part !== '');
  if (filledParts.length > 0 || slide.backgroundImageUrl === null) return filledParts;
  return ['Imagem'];
}

function asSentence(part: string): string {
  return /[.!?…:;]["”’)]*$/u.test(part) ? part : `${part}.`;
}

/** Whole words that fit, with an ellipsis where some do not; a character is never cut in two. */
function shortenAltText(text: string): string {
  if (text.length <= limits.altText) return text;
  const maxTextLength = limits.altText - 1;
  const lastSpace = text.lastIndexOf(' ', maxTextLength);
  // One endless word is no reason to tell only what stands before it.
  const end = lastSpace > maxTextLength / 2 ? lastSpace : maxTextLength;
  const whole = truncateText(text, end);
  return `${whole.replace(/[\s.,;:]+$/u, '')}…`;
}

/**
 * A slide in words, for those who do not see it: what is written on it, from top to bottom, and
 * where there are pictures. One line of plain text in Portuguese, at most `limits.altText` long;
 * empty for an empty slide.
 */
export function describeSlide(slide: DescribedSlide): string {
  return shortenAltText(altTextParts(slide).map(asSentence).join(' '));
}

/** The slide's alt text: a person's own, else what the slide says by itself. */
export function altTextOf(slide: DescribedSlide): string {
  return slide.altText ?? describeSlide(slide);
}
