import type { SaveDeckInput } from '@arrasta/contract';
import { carouselFieldNames, slideFieldNames } from './columns';
import type { Row } from './connection';

/** A carousel's row as the product answers it; times become texts when the answer is written. */
export function toCarousel(row: Row): Row {
  return {
    ...row,
    useCustomColors: row.useCustomColors === 'true',
    hideFooter: row.hideFooter === 'true',
  };
}

/** The carousel's fields as columns hold them, in the schema's order. */
export function carouselValues(carousel: Row): unknown[] {
  return carouselFieldNames
    .map((name) => carousel[name])
    .map((value) => (typeof value === 'boolean' ? String(value) : value));
}

function isSame(stored: Row | undefined, sent: Row): boolean {
  if (stored === undefined) return false;
  return slideFieldNames.every((name) =>
    name === 'elements'
      ? JSON.stringify(stored[name]) === JSON.stringify(sent[name])
      : stored[name] === sent[name],
  );
}

/** The sent slides that differ from the stored ones. */
export function changedSlides(stored: readonly Row[], sent: SaveDeckInput['slides']): Row[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  return sent.filter((slide) => !isSame(byId.get(slide.id), slide));
}

/** The stored slides with those that were written in the place of their earlier selves. */
export function withWritten(stored: readonly Row[], written: readonly Row[]): Row[] {
  const byId = new Map(written.map((row) => [row.id, row]));
  return stored.map((row) => byId.get(row.id) ?? row);
}
