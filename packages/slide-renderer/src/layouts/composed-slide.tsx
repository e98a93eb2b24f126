import type { Element, ElementType } from '@arrasta/domain';
import { cssOf } from '@arrasta/palettes';
import type { Area, Scene } from '../context';
import { ElementImage } from '../elements/image-element';
import { faceOf, faceStyle } from '../text/text-style';
import { DividerElement, IconElement, ShapeElement } from '../elements/figures';
import {
  isBoxed,
  opacityOf,
  ownBackground,
  ownBox,
  radiusOf,
  type RenderText,
} from '../elements/box-style';
import { Avatar, brandOf, BrandWords } from '../slide-chrome';
import { ComposedList } from './composed-list';
import { areaAround, Box, Figure, overflowMark, placeOf, rotation, Run } from './composed-parts';
import type {
  Composition,
  CompositionItem,
  FigureItem,
  PictureItem,
  TextItem,
} from './composition';

interface WordsProps {
  readonly item: TextItem;
  readonly renderText: RenderText | undefined;
  readonly scene: Scene;
  readonly overflows: boolean;
}

/** What a box of a text's own reaches beyond its words, in px. */
const boxMargin = { vertical: 6, horizontal: 12, radius: 12 } as const;

/** The ground and border that its user gave a text. */
function OwnBox({ element, scene, size }: { element: Element; scene: Scene; size: Area }) {
  if (!isBoxed(element.style)) return null;
  const fill = ownBackground(element.style);
  const { borderRadius = boxMargin.radius, border } = ownBox(element.style, scene.text);
  return (
    <Box
      kind="box"
      area={{
        left: -boxMargin.horizontal,
        top: -boxMargin.vertical,
        width: size.width + 2 * boxMargin.horizontal,
        height: size.height + 2 * boxMargin.vertical,
      }}
      fill={fill === null ? 'none' : cssOf(fill)}
      radius={Number(borderRadius)}
      border={border}
    />
  );
}

/** While its text is edited, all of it stands in the last of its places. */
function Words({ item: { element, runs, whole }, renderText, scene, overflows }: WordsProps) {
  const origin = areaAround(runs.map(({ area }) => area));
  const last = whole ?? runs.at(-1);
  const edited = last && renderText?.(element, last.box.css, last.box);
  const drawn = edited === undefined || last === undefined ? runs : [last];
  return (
    <div
      data-element-id={element.id}
      data-element-type={element.type}
      {...overflowMark(overflows)}
      style={{ ...placeOf(origin), opacity: opacityOf(element.style) }}
    >
      <OwnBox element={element} scene={scene} size={origin} />
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
function OwnFigure({ item: { element, area }, scene }: { item: FigureItem; scene: Scene }) {
  const { id, type, style } = element;
  if (!isFigure(type)) return null;
  const Drawing = drawings[type];
  return (
    <div
      data-element-id={id}
      data-element-type={type}
      style={{ ...placeOf(area), opacity: opacityOf(style) }}
    >
      <Drawing element={element} scene={scene} onImageError={() => undefined} />
    </div>
  );
}

interface PictureProps {
  readonly item: PictureItem;
  readonly scene: Scene;
  readonly onImageError: (elementId: string, address: string) => void;
}

function Picture({ item, scene, onImageError }: PictureProps) {
  const { element, area, radius, turn } = item;
  const { id, style } = element;
  return (
    <div
      data-element-id={id}
      data-element-type="image"
      style={{
        ...faceStyle(faceOf(scene.contentFont, 400)),
        ...placeOf(area),
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
function LargeBrand({ scene, area }: { readonly scene: Scene; readonly area: Area }) {
  const brand = brandOf(scene.carousel);
  if (brand === null) return null;
  const primary = scene.tone?.block ?? scene.palette.primary;
  const avatarScene = { ...scene, palette: { ...scene.palette, primary } };
  const { contentFont, titleFont, text, background, theme } = scene;
  const justifyContent = theme.facts.key === 'frame' ? 'center' : 'flex-start';
  return (
    <div
      style={{ ...placeOf(area), display: 'flex', alignItems: 'center', justifyContent, gap: 14 }}
    >
      <Avatar scene={avatarScene} brand={brand} onError={() => undefined} size={area.height} />
      <BrandWords
        brand={brand}
        isLarge
        nameFont={theme.facts.key === 'editorial' ? titleFont : contentFont}
        handleFont={contentFont}
        colour={text}
        backdropColors={background.colours}
      />
    </div>
  );
}

interface ComposedElementsProps {
  readonly scene: Scene;
  readonly onImageError: (elementId: string, address: string) => void;
  readonly composition: Composition;
  readonly renderText: RenderText | undefined;
}

interface ItemProps extends Omit<ComposedElementsProps, 'composition'> {
  readonly item: CompositionItem;
  readonly overflows: boolean;
}

function Item(props: ItemProps) {
  const { item, scene, renderText, onImageError, overflows } = props;
  switch (item.kind) {
    case 'box':
      return <Box {...item} />;
    case 'path':
      return <Figure {...item} />;
    case 'text':
      return <Words {...{ item, renderText, scene, overflows }} />;
    case 'list':
      return <ComposedList {...{ item, renderText, overflows }} />;
    case 'picture':
      return <Picture item={item} scene={scene} onImageError={onImageError} />;
    case 'figure':
      return <OwnFigure item={item} scene={scene} />;
    case 'brand':
      return <LargeBrand scene={scene} area={item.area} />;
    case 'note':
      return item.runs.map((run, at) => (
        <Run key={at} run={run} origin={none} edited={undefined} />
      ));
  }
}

/** The elements of a slide in the places that its layout gave them. */
export function ComposedElements({ composition, ...props }: ComposedElementsProps) {
  const overflowing = new Set(composition.overflowing);
  return (
    <div data-slide-field="" style={{ position: 'absolute', inset: 0 }}>
      {composition.items.map((item, index) => (
        <Item
          key={keyOf(item, index)}
          item={item}
          overflows={'element' in item && overflowing.has(item.element.id)}
          {...props}
        />
      ))}
    </div>
  );
}
