import { setElementContent, type Element } from '@arrasta/domain';
import { dispatch } from '../store/editor-store';
import { IconGrid } from '../element-library/icon-grid';

/** The icon of an icon element, chosen from the popular ones. */
export function IconField({ element }: { element: Element }) {
  return (
    <IconGrid
      columns={6}
      chosen={element.content}
      onChoose={(name) => dispatch(setElementContent(element.id, name))}
    />
  );
}
