import { linesOf } from '@arrasta/domain';
import { Fragment } from 'react';

/** A text as lines; markup in it is shown as it was typed. */
export function Lines({ content }: { readonly content: string }) {
  return linesOf(content).map((line, position) => (
    <Fragment key={`${String(position)} ${line}`}>
      {position > 0 && <br />}
      {line}
    </Fragment>
  ));
}
