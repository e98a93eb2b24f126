import { lightTint } from '../color';
import { stockImageUrl } from '../image-url';
import type { Element } from './element';
import type { ElementType } from './element-type';
import { withEmphasis, type EmphasisRange } from './emphasis';
import type { ElementStyle } from './style';

/** What a new element is given from the carousel it is put into. */
interface KindEnv {
  /** The carousel's primary colour, for the background of lists. */
  readonly primaryColor: string;
}

/**
 * What makes an element of one kind: its first content and style.
 * Source: docs/product/elements.md 3.
 */
interface ElementKind {
  readonly content: string;
  readonly style: (env: KindEnv) => ElementStyle;
}

const kinds: Readonly<Record<ElementType, ElementKind>> = {
  title: {
    content: 'Um título que prende a atenção',
    style: () => ({ fontSize: 'text-4xl', alignment: 'text-left' }),
  },
  subtitle: {
    content: 'Um subtítulo que explica melhor',
    style: () => ({ fontSize: 'text-lg', alignment: 'text-left' }),
  },
  text: {
    content: 'Desenvolva aqui a sua ideia, em poucas frases e com um exemplo.',
    style: () => ({ fontSize: 'text-base', alignment: 'text-center' }),
  },
  list: {
    content: [
      'Primeiro ponto da lista',
      'Segundo ponto da lista',
      'Terceiro ponto da lista',
      'Quarto ponto da lista',
    ].join('\n'),
    style: ({ primaryColor }) => ({
      listType: 'icon',
      listIcon: 'check-circle',
      listSpacing: 'space-y-2',
      backgroundColor: lightTint(primaryColor),
    }),
  },
  image: {
    content: stockImageUrl,
    style: () => ({ imageObjectFit: 'cover', imageOpacity: 100, imageHeight: 'h-48' }),
  },
  icon: {
    content: 'star',
    style: () => ({ iconSize: 'w-8 h-8', alignment: 'text-center' }),
  },
  shape: {
    content: 'rectangle',
    style: () => ({
      shapeWidth: 'w-full',
      shapeHeight: 'h-4',
      borderRadius: 'rounded',
      color: '4F46E5',
      opacity: '100',
    }),
  },
  divider: {
    content: 'line',
    style: () => ({ shapeWidth: 'w-48', shapeHeight: 'h-0.5', color: '00b356' }),
  },
};

/** The content an element of this kind is created with. Source: docs/product/elements.md 4. */
export function placeholderContent(type: ElementType): string {
  return kinds[type].content;
}

export interface NewElement {
  readonly id: string;
  readonly type: ElementType;
  /** Left out: the kind's placeholder. */
  readonly content?: string;
  /** Of that content. */
  readonly emphasis?: readonly EmphasisRange[];
  readonly position: number;
}

/** An element as it is when it has just been added. Source: docs/product/elements.md 3. */
export function createElement(element: NewElement, env: KindEnv): Element {
  const kind = kinds[element.type];
  const { id, type, position } = element;
  const content = element.content ?? kind.content;
  return withEmphasis({ id, type, content, position, style: kind.style(env) }, element.emphasis);
}
