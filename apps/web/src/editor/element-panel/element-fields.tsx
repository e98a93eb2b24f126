import type { Element } from '@arrasta/domain';
import { useState, type ComponentType } from 'react';
import { Collapsible } from '../../ui/controls/collapsible';
import { elementStyleWords as words } from '../../messages/element-style';
import { ContrastNote } from '../checks/contrast/contrast-note';
import { ChoiceField } from './choice-field';
import { ContentField } from './content-field';
import { ElementColourField } from './element-colour-field';
import classes from './element-fields.module.css';
import type { FieldProps } from './field-props';
import { LineNameField, ShapeNameField } from './figure-fields';
import { IconField } from './icon-field';
import { ImageOpacityField } from './image-opacity-field';
import {
  kindFields,
  sectionRows,
  type FieldName,
  type FieldRow,
  type SectionName,
} from './kind-fields';
import { ListIconField } from './list-icon-field';
import { PictureField } from './picture-field';
import { sectionValue } from './section-value';
import type { ChoiceName } from './style-choices';
import { useDrawnStyle } from './use-drawn-style';

const ownControls: Readonly<Record<Exclude<FieldName, ChoiceName>, ComponentType<FieldProps>>> = {
  content: ContentField,
  picture: PictureField,
  iconName: IconField,
  shapeName: ShapeNameField,
  lineName: LineNameField,
  imageOpacity: ImageOpacityField,
  listIcon: ListIconField,
  color: (field) => <ElementColourField name="color" {...field} />,
  backgroundColor: (field) => <ElementColourField name="backgroundColor" {...field} />,
  borderColor: (field) => <ElementColourField name="borderColor" {...field} />,
};

function hasOwnControl(name: FieldName): name is Exclude<FieldName, ChoiceName> {
  return Object.hasOwn(ownControls, name);
}

/** What would have no effect on this element is not offered. */
function isOffered(name: FieldName, { style, type }: Element): boolean {
  if (name === 'listIcon') return style.listType !== 'numbered';
  if (name === 'borderColor') return (style.borderWidth ?? 'border-0') !== 'border-0';
  return name !== 'padding' || type !== 'image';
}

function StyleField({ name, ...field }: FieldProps & { name: FieldName }) {
  if (!hasOwnControl(name)) return <ChoiceField name={name} {...field} />;
  const Control = ownControls[name];
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
      label={words[name]}
      value={sectionValue(name, field)}
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
