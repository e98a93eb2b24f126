import { cssOf, type Colour } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { Icon } from '../../icon/icon';
import { contentWidth } from '../../line-break/content-width';
import { ItemText } from '../../list/item-text';
import { IconMark, NumberMark } from '../../list/list-mark';
import { markColour } from '../../list/mark-colour';
import type { ListProps, ListToDraw } from '../../scene/model';

const column = 32;

function TickedBox({ colour, line }: { readonly colour: Colour; readonly line: number }) {
  const box: CSSProperties = {
    display: 'inline-block',
    verticalAlign: 'middle',
    width: 18,
    height: 18,
    padding: 1,
    border: `2px solid ${cssOf(colour)}`,
    borderRadius: 5,
  };
  return (
    <span style={{ width: column, height: line, flex: 'none' }}>
      <span style={box}>
        <Icon name="check" size={12} color={cssOf(colour)} style={{ strokeWidth: 3.5 }} />
      </span>
    </span>
  );
}

interface MarkProps {
  readonly list: ListToDraw;
  readonly colour: Colour;
  readonly position: number;
}

/** A ticked box for the ordinary list, else the number or icon that was chosen. */
function Mark({ list, colour, position }: MarkProps) {
  const { items, icon, isNumbered, look } = list;
  if (isNumbered) {
    const count = items.length;
    return <NumberMark number={position + 1} count={count} colour={colour} column={column} />;
  }
  if (icon === 'check-circle') return <TickedBox colour={colour} line={look.size.line} />;
  return <IconMark icon={icon} colour={colour} line={look.size.line} column={column} />;
}

/** Items on the rules, 24 px between them, without a ground unless the user gave one. */
export function NotebookList({ scene, list }: ListProps) {
  const { look, ownGround, isNumbered } = list;
  const colour = markColour(scene, look.colour, look.grounds, isNumbered);
  const hasGround = ownGround !== null && ownGround.alpha > 0;
  const box: CSSProperties = hasGround
    ? {
        width: 336,
        padding: 16,
        borderRadius: scene.theme.list.radius,
        background: cssOf(ownGround),
        ...list.box,
      }
    : { width: 320, padding: 0, ...list.box };
  const flow: CSSProperties = { listStyle: 'none', display: 'flex', flexDirection: 'column' };
  return (
    <ul style={{ ...look.css, ...box, ...flow, gap: list.spacing ?? scene.theme.list.gap }}>
      {list.items.map((item, position) => (
        <li key={`${String(position)} ${item}`} style={{ display: 'flex' }}>
          <Mark list={list} colour={colour} position={position} />
          <ItemText item={item} css={look.css} width={contentWidth(box) - column} />
        </li>
      ))}
    </ul>
  );
}
