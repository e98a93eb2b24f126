import type { DrawnStyle } from '@arrasta/slide-renderer';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  CircleCheck,
  ListOrdered,
  type LucideIcon,
} from 'lucide-react';
import { elementStyleMessages } from '../../messages/element-style';

export interface ChoiceOption {
  /** As it is stored; empty where the field is left to the theme. */
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon?: LucideIcon;
}

const { px } = elementStyleMessages;

export function pixelOptions(steps: Readonly<Record<string, number>>): readonly ChoiceOption[] {
  return Object.entries(steps).map(([value, measure]) => ({ value, label: px(measure) }));
}

export function namedOptions(names: Readonly<Record<string, string>>): readonly ChoiceOption[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

export function autoOption(detail?: string): ChoiceOption {
  const option = { value: '', label: elementStyleMessages.auto };
  return detail === undefined ? option : { ...option, detail };
}

export const fontSizeOptions: readonly ChoiceOption[] = [
  { value: 'text-xs', label: 'Mínimo', detail: px(12) },
  { value: 'text-sm', label: 'Pequeno', detail: px(14) },
  { value: 'text-base', label: 'Normal', detail: px(16) },
  { value: 'text-lg', label: 'Médio', detail: px(18) },
  { value: 'text-xl', label: 'Grande', detail: px(20) },
  { value: 'text-2xl', label: 'Maior', detail: px(24) },
  { value: 'text-3xl', label: 'Enorme', detail: px(30) },
  { value: 'text-4xl', label: 'Gigante', detail: px(36) },
  { value: 'text-5xl', label: 'Máximo', detail: px(48) },
];

export const alignmentOptions: readonly ChoiceOption[] = [
  { value: 'text-left', label: 'À esquerda', icon: AlignLeft },
  { value: 'text-center', label: 'Ao centro', icon: AlignCenter },
  { value: 'text-right', label: 'À direita', icon: AlignRight },
];

export const fontWeights: readonly ChoiceOption[] = [
  { value: '400', label: 'Normal', detail: '400' },
  { value: '500', label: 'Médio', detail: '500' },
  { value: '600', label: 'Semi', detail: '600' },
  { value: '700', label: 'Negrito', detail: '700' },
];

const weightNames: Readonly<Record<string, string>> = {
  normal: '400',
  medium: '500',
  semibold: '600',
  bold: '700',
};

/** `font-bold`, `bold` and `700` are one weight. */
export function weightOf(stored: string): string {
  const name = stored.replace('font-', '');
  return weightNames[name] ?? name;
}

export const corners: readonly ChoiceOption[] = [
  { value: 'rounded-none', label: 'Retos' },
  ...pixelOptions({ 'rounded-sm': 2, rounded: 4, 'rounded-lg': 8, 'rounded-xl': 12 }),
  { value: 'rounded-full', label: 'Redondos' },
];

export const textShadowOptions = namedOptions({
  none: 'Nenhuma',
  'shadow-sm': 'Leve',
  'shadow-md': 'Média',
  'shadow-lg': 'Forte',
  'shadow-xl': 'Máxima',
});

export const borderWidthOptions: readonly ChoiceOption[] = [
  { value: 'border-0', label: 'Nenhuma' },
  ...pixelOptions({ border: 1, 'border-2': 2, 'border-4': 4, 'border-8': 8 }),
];

export const opacityOptions = ['100', '75', '50', '25', '10', '0'].map((value) => ({
  value,
  label: elementStyleMessages.percent(Number(value)),
}));

export const shapeWidthOptions: readonly ChoiceOption[] = [
  ...pixelOptions({ 'w-16': 64, 'w-32': 128, 'w-48': 192, 'w-64': 256, 'w-3/4': 276 }),
  { value: 'w-full', label: 'Toda', detail: px(368) },
];

export const listTypeOptions: readonly ChoiceOption[] = [
  { value: 'icon', label: 'Ícone', icon: CircleCheck },
  { value: 'numbered', label: 'Numerada', icon: ListOrdered },
];

/** What every list is given, and therefore the theme's to draw, at the theme's measure. */
export const defaultSpacing = 'space-y-2';

const ownSpacings: readonly (readonly [string, number])[] = [
  ['space-y-1', 4],
  ['space-y-3', 12],
  ['space-y-4', 16],
];

export function listSpacingOptions({ defaultListSpacing }: DrawnStyle): readonly ChoiceOption[] {
  const own = ownSpacings.filter(([, measure]) => measure !== defaultListSpacing);
  return [...own, [defaultSpacing, defaultListSpacing] as const]
    .sort(([, one], [, other]) => one - other)
    .map(([value, measure]) => ({ value, label: String(measure) }));
}

/** `h-48` and `p-4` are steps of 4 px. */
export function stepsOf(prefix: string, ...steps: readonly number[]): readonly ChoiceOption[] {
  return pixelOptions(Object.fromEntries(steps.map((step) => [`${prefix}-${step}`, step * 4])));
}
