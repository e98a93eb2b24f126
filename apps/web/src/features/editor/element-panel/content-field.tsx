import { limits, linesOf, setElementContent, type Element } from '@arrasta/domain';
import { Textarea } from '@mantine/core';
import { editorWords } from '../../../base/wording/editor';
import { dispatch } from '../store/editor-store';

/** Rows of the field: four for lists and texts, two for the others (carousel-editor §9). */
function rowsOf({ type }: Element): number {
  return type === 'list' || type === 'text' ? 4 : 2;
}

/** The text of an element, at once on the slide as it is typed. */
export function ContentField({ element }: { element: Element }) {
  const isList = element.type === 'list';
  const { items, onePerLine, content } = editorWords.panel;
  return (
    <Textarea
      label={isList ? `${items} (${onePerLine})` : content}
      rows={rowsOf(element)}
      resize="vertical"
      maxLength={limits.elementText}
      value={linesOf(element.content).join('\n')}
      onChange={({ currentTarget }) => dispatch(setElementContent(element.id, currentTarget.value))}
    />
  );
}
