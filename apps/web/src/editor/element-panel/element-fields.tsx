import {
  nearlySameColor,
  type Element,
  type ElementStyle,
  parseColor,
  setElementStyle,
  type StylePatch,
} from '@arrasta/domain';
import { isSameColor } from '@arrasta/palettes';
import {
  type DrawnStyle,
  drawnStyleOf,
  type SceneInput,
  useIsThemeLoaded,
} from '@arrasta/slide-renderer';
import { ColorField } from '../../ui/controls/color-field';
import { elementStyleMessages } from '../../messages/element-style';
import { dispatch, useSession } from '../store/editor-store';
import {
  useOwnColors,
  useCarousel,
  useCurrentIndex,
  usePanelSlide,
  useSlideCount,
} from '../store/selectors';
import {
  type FieldName,
  type FieldProps,
  type FieldRow,
  kindFields,
  type SectionName,
  sectionRows,
} from './kind-fields';
import type { ChoiceOption } from './choice-options';
import { type ChoiceName, type StyleChoice, styleChoices } from './style-choices';
import { SegmentedField } from '../../ui/controls/field';
import { SelectField } from '../../ui/controls/select-field';
import { type ComponentType, useMemo, useState } from 'react';
import { PercentSlider } from '../../ui/percent-slider';
import { Collapsible } from '../../ui/controls/collapsible';
import { ContrastNote } from '../checks/contrast/contrast-note';
import {
  ContentField,
  IconField,
  LineNameField,
  ListIconField,
  ShapeNameField,
} from './content-fields';
import classes from './element-fields.module.css';
import { ImageCropField, ImageField } from './image-field';

type ColorName = 'color' | 'backgroundColor' | 'borderColor';

function labelOf(name: ColorName, { type }: Element): string {
  const isFigure = type === 'icon' || type === 'shape' || type === 'divider';
  return name === 'color' && isFigure ? elementStyleMessages.iconColor : elementStyleMessages[name];
}

function drawnColor(name: ColorName, { style }: Element, drawn: DrawnStyle) {
  if (name === 'borderColor') return parseColor(style.borderColor ?? '') ?? drawn.color;
  return drawn[name];
}

/** A list without a background of its own has the theme's, so that none must be said. */
function emptyBackground({ type }: Element): string | null {
  return type === 'list' ? 'transparent' : null;
}

/**
 * What is stored of a chosen colour. A subtitle in exactly the text colour means "as the theme has
 * it" (decisions 021, 026); who chooses that colour by hand means the colour.
 */
function storedColor(name: ColorName, { type }: Element, color: string, textColor: string) {
  const [chosen, role] = [parseColor(color), parseColor(textColor)];
  const isSame = chosen !== null && role !== null && isSameColor(chosen, role);
  const isRole = name === 'color' && type === 'subtitle' && isSame;
  return isRole ? nearlySameColor(color) : color;
}

/** One of an element's colours; taken away, the theme decides or there is none. */
function ElementColorField({ name, element, drawn }: FieldProps & { name: ColorName }) {
  const own = useOwnColors();
  const textColor = useSession(({ state }) => state.deck.carousel.accentColor);
  const isBackground = name === 'backgroundColor';
  return (
    <ColorField
      label={labelOf(name, element)}
      value={drawnColor(name, element, drawn)}
      own={own}
      none={isBackground ? elementStyleMessages.none : elementStyleMessages.auto}
      withAlpha={isBackground}
      onChange={(color) => {
        const none = isBackground ? emptyBackground(element) : null;
        const value = color === null ? none : storedColor(name, element, color, textColor);
        dispatch(setElementStyle(element.id, { [name]: value }));
      }}
    />
  );
}

/** The option an element has of a choice; a stored value that is none of them stands for itself. */
export function findChosenOption(
  choice: StyleChoice,
  style: ElementStyle,
  drawn: DrawnStyle,
): ChoiceOption {
  const stored = style[choice.field];
  const value =
    stored === undefined
      ? choice.defaultOption(drawn)
      : (choice.toOption?.(String(stored), drawn) ?? String(stored));
  const options = choice.options(drawn);
  const found = options.find((option) => option.value === value);
  if (found !== undefined) return found;
  const step = /^[ph]-(\d+)$/.exec(value)?.[1];
  return { value, label: step === undefined ? value : elementStyleMessages.px(Number(step) * 4) };
}

/** A style field that is chosen from a few values, as its entry in the table says. */
function ChoiceField({ name, element, drawn }: FieldProps & { name: ChoiceName }) {
  const choice = styleChoices[name];
  const chosen = findChosenOption(choice, element.style, drawn);
  const { label, control } = choice;
  const choose = (value: string) => {
    // The command checks the value against the model; nothing else gets into a style.
    const patch = { [choice.field]: value === '' ? null : value } as StylePatch;
    dispatch(setElementStyle(element.id, patch));
  };
  const options = choice.options(drawn);
  if (control === 'select') {
    return (
      <SelectField
        label={label}
        value={chosen.value}
        otherwise={chosen}
        options={options}
        onChange={choose}
      />
    );
  }
  return (
    <SegmentedField
      label={label}
      value={chosen.value}
      segments={options.map((option) => ({ ...option, isIconOnly: control === 'icons' }))}
      onChange={choose}
    />
  );
}

function messageOf(name: ChoiceName, { element, drawn }: FieldProps): string {
  const { label, detail, value } = findChosenOption(styleChoices[name], element.style, drawn);
  return value === '' && detail !== undefined ? detail : label;
}

function edgesOf(field: FieldProps): string {
  const corners = messageOf('borderRadius', field);
  const hasBorder = (field.element.style.borderWidth ?? 'border-0') !== 'border-0';
  if (!hasBorder) return corners;
  return `${corners}, ${elementStyleMessages.borderWidth.toLowerCase()} ${messageOf('borderWidth', field)}`;
}

/** What a closed section holds, in words. */
function describeSection(name: SectionName, field: FieldProps): string {
  if (name === 'edges') return edgesOf(field);
  return messageOf(name, field);
}

/** Read anew when its theme has come, which decides what an element says nothing of. */
function readDrawnStyle(_isThemeLoaded: boolean, input: SceneInput, element: Element): DrawnStyle {
  return drawnStyleOf(input, element);
}

/** How the slide on the canvas draws one of its elements; undefined once there is no slide. */
function useDrawnStyle(element: Element): DrawnStyle | undefined {
  const carousel = useCarousel();
  const total = useSlideCount();
  const index = useCurrentIndex();
  const slide = usePanelSlide();
  const isThemeLoaded = useIsThemeLoaded(carousel.theme);
  return useMemo(
    () => slide && readDrawnStyle(isThemeLoaded, { carousel, slide, index, total }, element),
    [carousel, slide, index, total, element, isThemeLoaded],
  );
}

/** Opacity of a picture, 0 to 100 in steps of 5 (docs/product/elements.md 7). */
function ImageOpacityField({ element }: FieldProps) {
  return (
    <PercentSlider
      label={elementStyleMessages.opacity}
      value={element.style.imageOpacity ?? 100}
      onChange={(imageOpacity) => dispatch(setElementStyle(element.id, { imageOpacity }))}
    />
  );
}

const customControls: Readonly<Record<Exclude<FieldName, ChoiceName>, ComponentType<FieldProps>>> =
  {
    content: ContentField,
    picture: ImageField,
    iconName: IconField,
    shapeName: ShapeNameField,
    lineName: LineNameField,
    imageOpacity: ImageOpacityField,
    imageCrop: ImageCropField,
    listIcon: ListIconField,
    color: (field) => <ElementColorField name="color" {...field} />,
    backgroundColor: (field) => <ElementColorField name="backgroundColor" {...field} />,
    borderColor: (field) => <ElementColorField name="borderColor" {...field} />,
  };

function hasCustomControl(name: FieldName): name is Exclude<FieldName, ChoiceName> {
  return Object.hasOwn(customControls, name);
}

/** What would have no effect on this element is not offered. */
function isOffered(name: FieldName, { style, type }: Element): boolean {
  if (name === 'listIcon') return style.listType !== 'numbered';
  if (name === 'borderColor') return (style.borderWidth ?? 'border-0') !== 'border-0';
  return name !== 'padding' || type !== 'image';
}

function StyleField({ name, ...field }: FieldProps & { name: FieldName }) {
  if (!hasCustomControl(name)) return <ChoiceField name={name} {...field} />;
  const Control = customControls[name];
  return <Control {...field} />;
}

function Rows({ rows, ...field }: FieldProps & { rows: readonly FieldRow[] }) {
  return rows.map((row) => {
    const offered = row.filter((name) => isOffered(name, field.element));
    if (offered.length === 0) return null;
    return (
      <div key={row.join(' ')} className={classes.row} data-fields={offered.length}>
        {offered.map((name) => (
          <StyleField key={name} name={name} {...field} />
        ))}
      </div>
    );
  });
}

function Section({ name, ...field }: FieldProps & { name: SectionName }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible
      label={elementStyleMessages[name]}
      value={describeSection(name, field)}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      heading="h3"
      classNames={{ root: classes.section }}
    >
      <div className={classes.sectionBody}>
        <Rows rows={sectionRows[name]} {...field} />
      </div>
    </Collapsible>
  );
}

/** Every field of an element, by the table of its kind. */
export function ElementFields({ element }: { element: Element }) {
  const drawn = useDrawnStyle(element);
  if (drawn === undefined) return null;
  const { rows, sections } = kindFields[element.type];
  return (
    <>
      <div className={classes.rows}>
        <Rows rows={rows} element={element} drawn={drawn} />
      </div>
      <ContrastNote elementId={element.id} />
      {sections.map((name) => (
        <Section key={name} name={name} element={element} drawn={drawn} />
      ))}
    </>
  );
}
