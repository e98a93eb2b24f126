import { findEmphasis, tidyEmphasis, type Element } from '@arrasta/domain';
import type { Composition, CompositionItem, TextRun } from './composition';

/** Finds the emphasised words of an element in its runs, one after the other. */
function findInRuns({ content, emphasis = [] }: Element) {
  const whole = { content, emphasis: tidyEmphasis(emphasis, content.length) };
  let read = 0;
  return (run: TextRun): TextRun => {
    const found = findEmphasis(whole, run.content, read);
    read = found.end;
    return found.emphasis.length === 0 ? run : { ...run, emphasis: found.emphasis };
  };
}

function isAllEmphasised({ content, emphasis = [] }: TextRun): boolean {
  return emphasis.some(([start, end]) => start === 0 && end === content.length);
}

/** A label stands out from what is said of it: emphasised as a whole, it stays as it is. */
function withPlainLabel(runs: readonly TextRun[]): readonly TextRun[] {
  const [label, ...rest] = runs;
  if (label === undefined || rest.length === 0 || !isAllEmphasised(label)) return runs;
  return [{ ...label, emphasis: [] }, ...rest];
}

function withEmphasisedWords(item: CompositionItem): CompositionItem {
  if (item.kind === 'text' && item.element.emphasis !== undefined) {
    const { whole } = item;
    const runs = item.runs.map(findInRuns(item.element));
    return {
      ...item,
      runs,
      ...(whole !== undefined && { whole: findInRuns(item.element)(whole) }),
    };
  }
  if (item.kind === 'list' && item.element.emphasis !== undefined) {
    const find = findInRuns(item.element);
    const rows = item.rows.map((row) => ({ ...row, runs: withPlainLabel(row.runs.map(find)) }));
    return { ...item, rows };
  }
  return item;
}

/**
 * The composition in which each run knows which of its words are emphasised: a layout takes parts of
 * a text wherever it needs them, and its words are found again in them.
 */
export function emphasiseWords(composition: Composition): Composition {
  return { ...composition, items: composition.items.map(withEmphasisedWords) };
}
