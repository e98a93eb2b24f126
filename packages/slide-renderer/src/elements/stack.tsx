import type { Element, ElementType } from '@arrasta/domain';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { type Color, cssOf } from '@arrasta/palettes';
import type { Area, Placement, Scene, SlideContext } from '../context';
import { atFoot, atHead } from '../format';
import { stackedEmphasis } from '../text/emphasis-style';
import { accentOverhang, textStyle } from '../text/text-style';
import {
  alignSelf,
  isBoxed,
  opacityOf,
  type ElementProps,
  type RenderText,
  elementBackgroundOf,
  ownBox,
} from './box-style';
import { DividerElement, IconElement, ShapeElement } from './figures';
import { ImageElement, imageHeight } from './image-element';
import { ListElement } from './list-element';
import { contentWidth, type TextBox, useTextLines } from '../line-break/text-lines';

/** What a text with a visible edge has around it unless it says otherwise. */
const plainBox: CSSProperties = { padding: '12px 16px', borderRadius: 12 };

function boxOf({ style }: Element, { theme }: Scene, color: Color): CSSProperties {
  const box = ownBox(style, color);
  if (!isBoxed(style)) return { width: theme.textWidth, ...box };
  const fill = elementBackgroundOf(style);
  const background = fill === null ? 'none' : cssOf(fill);
  return { width: theme.boxWidth, background, ...plainBox, ...box };
}

interface TextBlockProps {
  readonly element: Element;
  readonly box: TextBox;
  /** Of the words on their lines. */
  readonly wordsStyle: CSSProperties;
  readonly emphasisStyle: CSSProperties | undefined;
}

function TextBlock({ element, box, wordsStyle, emphasisStyle }: TextBlockProps) {
  const { content, emphasis } = element;
  const lines = useTextLines({ content, ...box, emphasis, emphasisStyle });
  return (
    <div dir="auto" style={{ ...box.css, ...lines.style }}>
      <span style={wordsStyle}>{lines.text}</span>
    </div>
  );
}

/** A title, subtitle or text: a block, and the words on it. */
function TextElement({ element, scene, renderText }: ElementProps) {
  const { css, color } = textStyle(element, scene);
  const { theme } = scene;
  const isTitle = element.type === 'title';
  const outer = boxOf(element, scene, color);
  const box: TextBox = {
    // An emptied text keeps the height of a line, so that it can be found again.
    css: { minHeight: '1lh', ...css, ...(isTitle ? theme.titleBlock : {}) },
    width: contentWidth(outer),
    choice: isTitle ? theme.titleLines : 'pretty',
  };
  const isMarked = isTitle && element.emphasis === undefined;
  const wordsStyle = isMarked ? theme.titleWords(scene) : {};
  return (
    <div style={outer}>
      {renderText?.(element, box.css, box) ?? (
        <TextBlock
          element={element}
          box={box}
          wordsStyle={wordsStyle}
          emphasisStyle={stackedEmphasis(element, box.css, scene)}
        />
      )}
      {isTitle && theme.underTitle(scene)}
    </div>
  );
}

/** Whether the stack ends with something that has an edge and carries the foot of a slide. */
export function endsWithBox({ elements }: SlideContext): boolean {
  const type = elements.at(-1)?.type;
  return type === 'list' || type === 'image';
}

/** Whether a slide holds more than words: such slides begin at the head of the field. */
function hasBox({ elements }: SlideContext): boolean {
  return elements.some(({ type }) => type === 'list' || type === 'image');
}

/** Covers and slides of words alone stand in the middle; lists and pictures begin at the head. */
export function placeByContent(context: SlideContext): Placement {
  if (context.isCover) return 'centre';
  return hasBox(context) || context.slide.layout !== 'centered' ? 'head' : 'centre';
}

const drawings: Readonly<Record<ElementType, ComponentType<ElementProps>>> = {
  title: TextElement,
  subtitle: TextElement,
  text: TextElement,
  list: ListElement,
  image: ImageElement,
  icon: IconElement,
  shape: ShapeElement,
  divider: DividerElement,
};

/** Pictures give way down to this height in px before a slide overflows. */
const minImageHeight = 120;

/** Things with a visible edge are wider than the field and stand out of it on both sides alike. */
const hanging: CSSProperties = { alignSelf: 'center', flex: 'none' };

function imagePlace({ style }: Element, { theme }: Scene): CSSProperties {
  const { width, height } = theme.image;
  const own = imageHeight(style);
  const column: CSSProperties = { display: 'flex', flexDirection: 'column', width };
  if (own !== null) return { ...column, ...hanging, height: own };
  return { ...column, alignSelf: 'center', height, flex: '0 1 auto', minHeight: minImageHeight };
}

function placeOf(element: Element, scene: Scene): CSSProperties {
  if (element.type === 'image') return imagePlace(element, scene);
  if (element.type === 'list') return hanging;
  const isText = element.type === 'title' || element.type === 'subtitle' || element.type === 'text';
  if (isText) return isBoxed(element.style) ? hanging : { flex: 'none', alignSelf: 'center' };
  return { alignSelf: alignSelf(element, scene), flex: 'none' };
}

/** One element in the stack, with the anchors by which others find it. */
function PlacedElement(props: ElementProps & { readonly isAtFoot: boolean }) {
  const { element, scene, isAtFoot } = props;
  const Drawing = drawings[element.type];
  return (
    <div
      data-element-id={element.id}
      data-element-type={element.type}
      style={{
        ...placeOf(element, scene),
        opacity: opacityOf(element.style),
        ...(isAtFoot && { marginTop: 'auto' }),
      }}
    >
      <Drawing {...props} />
    </div>
  );
}

/** What is read stays this far from the edges, in px. Source: docs/product/drawing.md 2. */
const safeMargin = 32;

/** Px by which a title that begins the slide rises above its first line. */
function firstRise({ theme, elements, titleFont }: SlideContext): number {
  const [first] = elements;
  if (first?.type !== 'title') return 0;
  return accentOverhang(theme.titleSize(first.style.fontSize ?? 'text-4xl', titleFont), titleFont);
}

/** Top and bottom on a slide of 4:5. */
function vertical(context: SlideContext): readonly [top: number, bottom: number] {
  const { carousel, theme } = context;
  const { field } = theme.facts;
  const safeTop = Math.ceil(safeMargin + firstRise(context));
  if (carousel.hideFooter) return [Math.max(field.bareTop, safeTop), field.bareBottom];
  if (carousel.brandPosition === 'header') return [field.headedTop, field.headedBottom];
  return [Math.max(field.top, safeTop), field.bottom];
}

/** Where the elements of a slide stand, in px. */
function fieldOf(context: SlideContext): Area {
  const { carousel, theme } = context;
  const { left, right } = theme.facts.field;
  const [head, foot] = vertical(context);
  const [top, bottom] = [atHead(carousel, head), atFoot(carousel, foot)];
  return { left, top, width: right - left, height: bottom - top };
}

/** `safe` lets a stack that is too high run out at the bottom, where it can be seen. */
const justify: Readonly<Record<Placement, NonNullable<CSSProperties['justifyContent']>>> = {
  head: 'flex-start',
  closing: 'flex-start',
  centre: 'safe center',
  foot: 'safe flex-end',
};

interface StackProps {
  readonly scene: Scene;
  /** What the elements stand on together, at the foot and as high as they are; null for nothing. */
  readonly panel: CSSProperties | null;
  readonly renderText?: RenderText | undefined;
  readonly onImageError: (elementId: string, url: string) => void;
}

interface StackPanelProps {
  readonly panel: CSSProperties | null;
  readonly children: ReactNode;
}

function StackPanel({ panel, children }: StackPanelProps) {
  return panel === null ? children : <div style={panel}>{children}</div>;
}

/** The elements in the content field, from top to bottom. */
export function Stack({ scene, panel, renderText, onImageError }: StackProps) {
  const { theme, elements } = scene;
  const placement = panel === null ? theme.placement(scene) : 'foot';
  return (
    <div
      data-slide-field=""
      style={{
        position: 'absolute',
        ...fieldOf(scene),
        display: 'flex',
        flexDirection: 'column',
        gap: theme.gap,
        justifyContent: justify[placement],
      }}
    >
      <StackPanel panel={panel}>
        {elements.map((element, position) => (
          <PlacedElement
            key={element.id}
            element={element}
            scene={scene}
            renderText={renderText}
            onImageError={onImageError}
            isAtFoot={placement === 'closing' && position === elements.length - 1}
          />
        ))}
      </StackPanel>
    </div>
  );
}
