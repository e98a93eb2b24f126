import { type Element, setElementStyle } from '@arrasta/domain';
import { drawnStyleOf, type DrawnStyle } from '@arrasta/slide-renderer';
import { useMemo, useState, type ComponentType } from 'react';
import { elementStyleMessages } from '../../messages/element-style';
import {
  type FieldProps,
  type SectionName,
  kindFields,
  sectionRows,
  type FieldName,
  type FieldRow,
} from './kind-fields';
import { findChosenOption, ChoiceField } from './choice-field';
import { styleChoices, type ChoiceName } from './style-choices';
import { useCarousel, useCurrentIndex, usePanelSlide, useSlideCount } from '../store/selectors';
import { PercentSlider } from '../../ui/percent-slider';
import { dispatch } from '../store/editor-store';
import { Collapsible } from '../../ui/controls/collapsible';
import { ContrastNote } from '../checks/contrast/contrast-note';
import { ContentField } from './content-field';
import { ElementColourField } from './element-colour-field';
import classes from './element-fields.module.css';
import { LineNameField, ShapeNameField, IconField, ListIconField } from './figure-fields';
import { ImageField } from './image-field';

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

/** How the slide on the canvas draws one of its elements; null once there is no slide. */
function useDrawnStyle(element: Element): DrawnStyle | null {
  const carousel = useCarousel();
  const total = useSlideCount();
  const index = useCurrentIndex();
  const slide = usePanelSlide();
  return useMemo(
    () => (slide === undefined ? null : drawnStyleOf({ carousel, slide, index, total }, element)),
    [carousel, slide, index, total, element],
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
    listIcon: ListIconField,
    color: (field) => <ElementColourField name="color" {...field} />,
    backgroundColor: (field) => <ElementColourField name="backgroundColor" {...field} />,
    borderColor: (field) => <ElementColourField name="borderColor" {...field} />,
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
  if (drawn === null) return null;
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
