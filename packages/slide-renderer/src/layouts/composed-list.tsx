import { linesOf } from '@arrasta/domain';
import type { CSSProperties } from 'react';
import type { Area } from '../context';
import { opacityOf, type RenderText } from '../elements/box-style';
import { useTextLines } from '../line-break/text-lines';
import {
  areaAround,
  BoxFigure,
  PathFigure,
  levelStyle,
  overflowMark,
  placeOf,
  Run,
  type Leveled,
} from './composed-parts';
import type { ListItem, ListRow } from './composition';
import { insertNonBreakingSpaces } from './words';

/** Keeps the height of a line where nothing is typed yet. */
const nothing = '\u200B';

interface TypedItemProps {
  readonly row: ListRow;
  readonly line: string;
  readonly origin: Area;
}

/** An item while its list is typed: unseen, and all of it in one place, where the field lies over it. */
function TypedItem({ row, line, origin }: TypedItemProps) {
  const area = areaAround(row.runs.map((run) => run.area));
  const { css = {} } = row.runs.at(-1)?.box ?? {};
  const lines = useTextLines({
    content: line === '' ? nothing : insertNonBreakingSpaces(line),
    css,
    width: area.width,
    choice: 'pretty',
  });
  const { left, top, width } = area;
  const place = { left: left - origin.left, top: top - origin.top, width };
  const style = { ...css, ...lines.style, ...place, position: 'absolute', color: 'transparent' };
  return (
    <span dir="auto" data-item-text="" style={style as CSSProperties}>
      {lines.text}
    </span>
  );
}

function ItemMark({ row, origin }: { readonly row: ListRow; readonly origin: Area }) {
  const placeWithin = (place: Area): Area => ({
    ...place,
    left: place.left - origin.left,
    top: place.top - origin.top,
  });
  return (
    <>
      {row.under.map((under, at) =>
        under.kind === 'box' ? (
          <BoxFigure key={at} {...under} area={placeWithin(under.area)} />
        ) : (
          <PathFigure key={at} {...under} area={placeWithin(under.area)} />
        ),
      )}
      {row.mark && <Run run={row.mark} origin={origin} edited={undefined} />}
    </>
  );
}

interface ComposedListProps extends Leveled {
  readonly item: ListItem;
  readonly renderText: RenderText | undefined;
  readonly overflows: boolean;
}

/** The items of a list, each in its place. */
export function ComposedList({
  item: { element, area, rows },
  renderText,
  overflows,
  level,
}: ComposedListProps) {
  const { css } = rows[0]?.runs.at(-1)?.box ?? {};
  const edited = css && renderText?.(element, css, null);
  const lines = linesOf(element.content);
  return (
    <ul
      data-element-id={element.id}
      data-element-type="list"
      {...overflowMark(overflows)}
      style={{
        ...placeOf(area),
        ...levelStyle(level),
        margin: 0,
        padding: 0,
        listStyle: 'none',
        opacity: opacityOf(element.style),
      }}
    >
      {rows.map((row, index) => (
        <li key={index} style={{ display: 'block' }}>
          <ItemMark row={row} origin={area} />
          {edited === undefined ? (
            row.runs.map((run, at) => <Run key={at} run={run} origin={area} edited={undefined} />)
          ) : (
            <TypedItem row={row} line={lines[index] ?? ''} origin={area} />
          )}
        </li>
      ))}
      {edited}
    </ul>
  );
}
