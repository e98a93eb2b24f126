import { setElementContent } from '@arrasta/domain';
import { Circle, Square, Triangle } from 'lucide-react';
import { SegmentedField, type Segment } from '../../ui/controls/field';
import { elementStyleWords as words } from '../../messages/element-style';
import { dispatch } from '../store/editor-store';
import type { FieldProps } from './field-props';

const shapes: readonly Segment[] = [
  { value: 'rectangle', label: 'Retângulo', icon: Square, isIconOnly: true },
  { value: 'circle', label: 'Círculo', icon: Circle, isIconOnly: true },
  { value: 'triangle', label: 'Triângulo', icon: Triangle, isIconOnly: true },
];

const lines: readonly Segment[] = [
  { value: 'line', label: 'Contínuo' },
  { value: 'dashed', label: 'Tracejado' },
  { value: 'dotted', label: 'Pontos' },
];

/** Which figure a shape is. */
export function ShapeNameField({ element }: FieldProps) {
  return (
    <SegmentedField
      label={words.shape}
      value={element.content}
      segments={shapes}
      onChange={(name) => dispatch(setElementContent(element.id, name))}
    />
  );
}

/** How the line of a divider is drawn. */
export function LineNameField({ element }: FieldProps) {
  return (
    <SegmentedField
      label={words.line}
      value={element.content}
      segments={lines}
      onChange={(name) => dispatch(setElementContent(element.id, name))}
    />
  );
}
