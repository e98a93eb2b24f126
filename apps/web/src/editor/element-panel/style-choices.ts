import type { ElementStyle } from '@arrasta/domain';
import type { DrawnStyle } from '@arrasta/slide-renderer';
import { elementStyleMessages } from '../../messages/element-style';
import {
  alignmentOptions,
  autoOption,
  borderWidthOptions,
  corners,
  fontSizeOptions,
  fontWeights,
  pixelOptions,
  listSpacingOptions,
  listTypeOptions,
  namedOptions,
  opacityOptions,
  shapeWidthOptions,
  stepsOf,
  textShadowOptions,
  defaultSpacing,
  weightOf,
  type ChoiceOption,
} from './choice-options';

/** Fields whose values are chosen from a few; dividers have heights of their own. */
export type ChoiceName =
  | 'fontSize'
  | 'alignment'
  | 'fontWeight'
  | 'padding'
  | 'borderRadius'
  | 'borderWidth'
  | 'textShadow'
  | 'iconSize'
  | 'shapeWidth'
  | 'shapeHeight'
  | 'dividerWidth'
  | 'dividerHeight'
  | 'opacity'
  | 'imageObjectFit'
  | 'imageHeight'
  | 'listType'
  | 'listSpacing';

/** One style field: where it is stored, its options, and what an untouched element shows. */
export interface StyleChoice {
  readonly field: keyof ElementStyle;
  readonly label: string;
  readonly control: 'select' | 'segmented' | 'icons';
  readonly options: (drawn: DrawnStyle) => readonly ChoiceOption[];
  /** The option of an element that says nothing. */
  readonly defaultOption: (drawn: DrawnStyle) => string;
  /** A stored value in the spelling of the options. */
  readonly toOption?: (stored: string, drawn: DrawnStyle) => string;
}

const { px } = elementStyleMessages;

const alwaysOffer =
  (options: readonly ChoiceOption[]): StyleChoice['options'] =>
  () =>
    options;

/** Every style field that is chosen from a few values. Source: docs/product/elements.md 6, 7. */
export const styleChoices: Readonly<Record<ChoiceName, StyleChoice>> = {
  fontSize: {
    field: 'fontSize',
    label: elementStyleMessages.fontSize,
    control: 'select',
    options: alwaysOffer(fontSizeOptions),
    defaultOption: ({ fontSize }) => fontSize,
  },
  alignment: {
    field: 'alignment',
    label: elementStyleMessages.alignment,
    control: 'icons',
    options: alwaysOffer(alignmentOptions),
    defaultOption: ({ alignment }) => alignment,
  },
  fontWeight: {
    field: 'fontWeight',
    label: elementStyleMessages.fontWeight,
    control: 'select',
    options: alwaysOffer(fontWeights),
    defaultOption: ({ fontWeight }) => String(fontWeight),
    toOption: weightOf,
  },
  padding: {
    field: 'padding',
    label: elementStyleMessages.padding,
    control: 'select',
    options: alwaysOffer([autoOption(), ...stepsOf('p', 0, 2, 3, 4, 6, 8, 12)]),
    defaultOption: () => '',
  },
  borderRadius: {
    field: 'borderRadius',
    label: elementStyleMessages.borderRadius,
    control: 'select',
    options: ({ borderRadius }) => [autoOption(px(borderRadius)), ...corners],
    defaultOption: () => '',
  },
  borderWidth: {
    field: 'borderWidth',
    label: elementStyleMessages.borderWidth,
    control: 'select',
    options: alwaysOffer(borderWidthOptions),
    defaultOption: () => 'border-0',
  },
  textShadow: {
    field: 'textShadow',
    label: elementStyleMessages.textShadow,
    control: 'select',
    options: alwaysOffer(textShadowOptions),
    defaultOption: () => 'none',
  },
  iconSize: {
    field: 'iconSize',
    label: elementStyleMessages.iconSize,
    control: 'segmented',
    options: alwaysOffer([
      { value: 'w-4 h-4', label: '16' },
      { value: 'w-6 h-6', label: '24' },
      { value: 'w-8 h-8', label: '32' },
      { value: 'w-12 h-12', label: '48' },
      { value: 'w-16 h-16', label: '64' },
    ]),
    defaultOption: () => 'w-8 h-8',
  },
  shapeWidth: {
    field: 'shapeWidth',
    label: elementStyleMessages.shapeWidth,
    control: 'select',
    options: alwaysOffer(shapeWidthOptions),
    defaultOption: () => 'w-full',
  },
  dividerWidth: {
    field: 'shapeWidth',
    label: elementStyleMessages.shapeWidth,
    control: 'select',
    options: alwaysOffer(shapeWidthOptions),
    defaultOption: () => 'w-48',
  },
  shapeHeight: {
    field: 'shapeHeight',
    label: elementStyleMessages.shapeHeight,
    control: 'select',
    options: alwaysOffer(
      pixelOptions({ 'h-2': 8, 'h-4': 16, 'h-8': 32, 'h-16': 64, 'h-32': 128, 'h-64': 256 }),
    ),
    defaultOption: () => 'h-4',
  },
  dividerHeight: {
    field: 'shapeHeight',
    label: elementStyleMessages.dividerHeight,
    control: 'segmented',
    options: alwaysOffer(pixelOptions({ 'h-0.5': 2, 'h-1': 4, 'h-2': 8 })),
    defaultOption: () => 'h-0.5',
  },
  opacity: {
    field: 'opacity',
    label: elementStyleMessages.opacity,
    control: 'segmented',
    options: alwaysOffer(opacityOptions),
    defaultOption: () => '100',
  },
  imageObjectFit: {
    field: 'imageObjectFit',
    label: elementStyleMessages.imageObjectFit,
    control: 'segmented',
    options: alwaysOffer(namedOptions({ cover: 'Preencher', contain: 'Conter' })),
    defaultOption: () => 'cover',
  },
  imageHeight: {
    field: 'imageHeight',
    label: elementStyleMessages.imageHeight,
    control: 'select',
    options: alwaysOffer([
      { value: '', label: 'Automática', detail: '16:9' },
      ...stepsOf('h', 24, 32, 40, 48, 56, 64, 80, 96),
    ]),
    defaultOption: () => '',
  },
  listType: {
    field: 'listType',
    label: elementStyleMessages.listType,
    control: 'segmented',
    options: alwaysOffer(listTypeOptions),
    defaultOption: () => 'icon',
  },
  listSpacing: {
    field: 'listSpacing',
    label: elementStyleMessages.listSpacing,
    control: 'segmented',
    options: listSpacingOptions,
    defaultOption: () => defaultSpacing,
    // Where a step measures what the theme does, both are one option.
    toOption: (stored, { listSpacing, defaultListSpacing }) =>
      listSpacing === defaultListSpacing ? defaultSpacing : stored,
  },
};
