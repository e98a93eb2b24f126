import type { Element, ElementType } from '@arrasta/domain';
import { cssOf } from '@arrasta/palettes';
import type { Area, Scene } from '../context';
import { ElementImage } from '../elements/image-element';
import { faceOf, faceStyle } from '../text/text-style';
import { DividerElement, IconElement, ShapeElement } from '../elements/figures';
import {
  isBoxed,
  opacityOf,
  elementBackgroundOf,
  ownBox,
  radiusOf,
  type RenderText,
} from '../elements/box-style';
import { Avatar, brandOf, BrandWords } from '../slide-chrome';
import { ComposedList } from './composed-list';
import {
  areaAround,
  BoxFigure,
  PathFigure,
  levelStyle,
  overflowMark,
  placeOf,
  rotation,
  Run,
  type Leveled,
} from './composed-parts';
import type {
  Composition,
  CompositionItem,
  FigureItem,
  ImageItem,
  TextItem,
  TextRun,
} from './composition';
import { inReadingOrder } from './reading-order';

interface WordsProps extends Leveled {
  readonly item: TextItem;
  readonly renderText: RenderText | undefined;
  readonly scene: Scene;
  readonly overflows: boolean;
}

import { withLayer } from '../tones';
import { insertNonBreakingSpaces } from './words';

/** What a box of a text's own reaches beyond its words, in px. */
const boxMargin = { vertical: 6, horizontal: 12, radius: 12 } as const;

/** The background and border that its user gave a text. */
function OwnBox({ element, scene, size }: { element: Element; scene: Scene; size: Area }) {
  if (!isBoxed(element.style)) return null;
  const fill = elementBackgroundOf(element.style);
  const { borderRadius = boxMargin.radius, border } = ownBox(element.style, scene.text);
  return (
    <BoxFigure
      kind="box"
      area={{
        left: -boxMargin.horizontal,
        top: -boxMargin.vertical,
        width: size.width + 2 * boxMargin.horizontal,
        height: size.height + 2 * boxMargin.vertical,
      }}
      fill={fill === null ? 'none' : cssOf(fill)}
      radius={Number(borderRadius)}
      {...(border !== undefined && { border: String(border) })}
    />
  );
}

/** The boxes of a text's lines: under the words of all of them. */
function LineBoxes({ runs, origin }: { runs: readonly TextRun[]; origin: Area }) {
  return runs.flatMap(({ area, under = [] }, index) =>
    under.map((box, at) => {
      const left = area.left - origin.left + box.area.left;
      const top = area.top - origin.top + box.area.top;
      const key = `${String(index)}-${String(at)}`;
      return <BoxFigure key={key} {...box} area={{ ...box.area, left, top }} />;
    }),
  );
}

/** While its text is edited, all of it stands in the last of its places. */
function Words({ item, renderText, scene, overflows, level }: WordsProps) {
  const { element, runs, whole, turn } = item;
  const origin = areaAround(runs.map(({ area }) => area));
  const last = whole ?? runs.at(-1);
  const box = last && { ...last.box, contentToBreak: insertNonBreakingSpaces };
  const edited = box && renderText?.(element, box.css, box);
  const drawn = edited === undefined || last === undefined ? runs : [last];
  return (
    <div
      data-element-id={element.id}
      data-element-type={element.type}
      {...overflowMark(overflows)}
      style={{
        ...placeOf(origin),
        ...levelStyle(level),
        ...rotation(turn),
        opacity: opacityOf(element.style),
      }}
    >
      <OwnBox element={element} scene={scene} size={origin} />
      <LineBoxes runs={drawn} origin={origin} />
      {drawn.map((run, index) => (
        <Run key={index} run={run} origin={origin} edited={edited} />
      ))}
    </div>
  );
}

function keyOf(item: CompositionItem, index: number): string {
  return 'element' in item ? item.element.id : `${item.kind}-${String(index)}`;
}

const drawings = { icon: IconElement, shape: ShapeElement, divider: DividerElement } as const;

function isFigure(type: ElementType): type is keyof typeof drawings {
  return type in drawings;
}

/** An icon, a shape or a divider, as in a stack. */
function OwnFigure({ item, scene, level }: { item: FigureItem; scene: Scene } & Leveled) {
  const { element, area, turn, scale, color } = item;
  const { id, type, style } = element;
  if (!isFigure(type)) return null;
  const place = { ...placeOf(area), ...levelStyle(level), ...rotation(turn) };
  const Drawing = drawings[type];
  return (
    <div
      data-element-id={id}
      data-element-type={type}
      style={{ ...place, opacity: opacityOf(style) }}
    >
      <Drawing
        element={element}
        scene={scene}
        scale={scale}
        color={color}
        onImageError={() => undefined}
      />
    </div>
  );
}

interface ImageProps extends Leveled {
  readonly item: ImageItem;
  readonly scene: Scene;
  readonly onImageError: (elementId: string, url: string) => void;
}

function Image({ item, scene, onImageError, level }: ImageProps) {
  const { element, area, radius, turn } = item;
  const { id, style } = element;
  return (
    <div
      data-element-id={id}
      data-element-type="image"
      style={{
        ...faceStyle(faceOf(scene.contentFont, 400)),
        ...placeOf(area),
        ...levelStyle(level),
        ...rotation(turn),
        overflow: 'hidden',
        borderRadius: radiusOf(style) ?? radius,
        opacity: opacityOf(style),
      }}
    >
      <ElementImage element={element} scene={scene} onImageError={onImageError} />
    </div>
  );
}

const none: Area = { left: 0, top: 0, width: 0, height: 0 };

/** The brand of a slide that has it among its words. */
function LargeBrand({ scene, area, level }: { scene: Scene; area: Area } & Leveled) {
  const brand = brandOf(scene.carousel);
  if (brand === null) return null;
  const { tone, background } = scene;
  const primary = tone?.block ?? scene.palette.primary;
  const avatarScene = { ...scene, palette: { ...scene.palette, primary } };
  const { contentFont, titleFont, text, theme } = scene;
  // It lies on the lines of ruled paper as well.
  const isRuled = tone !== null && theme.facts.key === 'notebook';
  const under = isRuled ? withLayer(background.colors, tone.rules.rule) : background.colors;
  const justifyContent = theme.facts.key === 'frame' ? 'center' : 'flex-start';
  const place = { ...placeOf(area), ...levelStyle(level) };
  return (
    <div style={{ ...place, display: 'flex', alignItems: 'center', justifyContent, gap: 14 }}>
      <Avatar scene={avatarScene} brand={brand} onError={() => undefined} size={area.height} />
      <BrandWords
        brand={brand}
        size="large"
        nameFont={theme.facts.key === 'editorial' ? titleFont : contentFont}
        handleFont={contentFont}
        color={text}
        backdropColors={under}
      />
    </div>
  );
}

interface ComposedElementsProps {
  readonly scene: Scene;
  readonly onImageError: (elementId: string, url: string) => void;
  readonly composition: Composition;
  readonly renderText: RenderText | undefined;
}

interface ItemProps extends Omit<ComposedElementsProps, 'composition'> {
  readonly item: CompositionItem;
  readonly overflows: boolean;
  readonly level: number;
}

function Item(props: ItemProps) {
  const { item, scene, renderText, onImageError, overflows, level } = props;
  switch (item.kind) {
    case 'box':
      return <BoxFigure {...item} level={level} />;
    case 'path':
      return <PathFigure {...item} level={level} />;
    case 'text':
      return <Words {...{ item, renderText, scene, overflows, level }} />;
    case 'list':
      return <ComposedList {...{ item, renderText, overflows, level }} />;
    case 'image':
      return <Image {...{ item, scene, onImageError, level }} />;
    case 'figure':
      return <OwnFigure {...{ item, scene, level }} />;
    case 'brand':
      return <LargeBrand scene={scene} area={item.area} level={level} />;
    case 'note':
      return item.runs.map((run, at) => (
        <Run key={at} run={run} origin={none} edited={undefined} level={level} />
      ));
  }
}

/** The elements of a slide in the places that its layout gave them, in their own order. */
export function ComposedElements({ composition, ...props }: ComposedElementsProps) {
  const overflowing = new Set(composition.overflowing);
  const items = inReadingOrder(composition.items, props.scene.elements);
  return (
    <div data-slide-field="" style={{ position: 'absolute', inset: 0, zIndex: 0 }}>
      {items.map(({ item, level }) => (
        <Item
          key={keyOf(item, level)}
          item={item}
          level={level}
          overflows={'element' in item && overflowing.has(item.element.id)}
          {...props}
        />
      ))}
    </div>
  );
}
