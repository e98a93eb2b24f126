import type { ElementType, Element } from '@arrasta/domain';
import type { DrawnStyle } from '@arrasta/slide-renderer';
import type { ChoiceName } from './style-choices';

/** What is set of an element: a choice, a colour, or something with a control of its own. */
export type FieldName =
  | ChoiceName
  | 'content'
  | 'picture'
  | 'iconName'
  | 'shapeName'
  | 'lineName'
  | 'color'
  | 'backgroundColor'
  | 'borderColor'
  | 'imageOpacity'
  | 'imageCrop'
  | 'listIcon';

/** Fields beside one another. */
export type FieldRow = readonly FieldName[];

export type SectionName = 'edges' | 'textShadow' | 'opacity';

/** What the panel of one kind holds: rows always in view, and sections that are opened. */
interface KindFields {
  readonly rows: readonly FieldRow[];
  readonly sections: readonly SectionName[];
}

/** The rows of a section; what an element cannot have is left out while it is drawn. */
export const sectionRows: Readonly<Record<SectionName, readonly FieldRow[]>> = {
  edges: [
    ['borderRadius', 'padding'],
    ['borderWidth', 'borderColor'],
  ],
  textShadow: [['textShadow']],
  opacity: [['opacity']],
};

const textFields: KindFields = {
  rows: [['content'], ['fontSize'], ['alignment', 'fontWeight'], ['color', 'backgroundColor']],
  sections: ['edges', 'textShadow', 'opacity'],
};

/** The panel of every kind. Source: docs/product/elements.md 14. */
export const kindFields: Readonly<Record<ElementType, KindFields>> = {
  title: textFields,
  subtitle: textFields,
  text: textFields,
  list: {
    rows: [
      ['content'],
      ['listType'],
      ['listIcon'],
      ['fontSize'],
      ['listSpacing'],
      ['alignment', 'fontWeight'],
      ['color', 'backgroundColor'],
    ],
    sections: ['edges', 'textShadow', 'opacity'],
  },
  image: {
    rows: [['picture'], ['imageCrop'], ['imageObjectFit'], ['imageOpacity'], ['imageHeight']],
    sections: ['edges'],
  },
  icon: {
    rows: [['iconSize'], ['alignment', 'color'], ['backgroundColor'], ['iconName']],
    sections: ['edges', 'opacity'],
  },
  shape: {
    rows: [
      ['shapeName'],
      ['shapeWidth', 'shapeHeight'],
      ['color', 'borderRadius'],
      ['alignment'],
      ['borderWidth', 'borderColor'],
      ['opacity'],
    ],
    sections: [],
  },
  divider: {
    rows: [
      ['lineName'],
      ['dividerWidth'],
      ['dividerHeight'],
      ['color', 'borderRadius'],
      ['alignment'],
      ['borderWidth', 'borderColor'],
      ['opacity'],
    ],
    sections: [],
  },
};

/** What every field of the panel is given: the element, and how the slide draws it. */
export interface FieldProps {
  readonly element: Element;
  readonly drawn: DrawnStyle;
}
