import { bestOf, cssOf, withAlpha } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { Icon } from '../../icon/icon';
import { faceOf } from '../../text/text-face';
import { faceStyle } from '../../text/text-style';
import type { ListProps } from '../../scene/model';

const row: CSSProperties = {
  display: 'flex',
  minHeight: 48,
  borderRadius: 10,
  overflow: 'hidden',
};

const block: CSSProperties = {
  width: 34,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontVariantNumeric: 'tabular-nums',
};

function Row({ scene, list, position }: ListProps & { readonly position: number }) {
  const { primary } = scene.palette;
  const mark = cssOf(bestOf(scene.palette, [primary]));
  const ground = list.ownGround ?? withAlpha(primary, 0.1);
  return (
    <li style={{ ...row, ...list.box, padding: 0, background: cssOf(ground) }}>
      <span style={{ ...block, background: cssOf(primary), color: mark }}>
        {list.isNumbered ? position + 1 : <Icon name={list.icon} size={18} color={mark} />}
      </span>
      <span
        dir="auto"
        data-item-text=""
        style={{ flex: 1, minWidth: 0, padding: '8px 14px', alignSelf: 'center' }}
      >
        {list.items[position]}
      </span>
    </li>
  );
}

/** Rows of 48 px, each with a primary block that holds its number or icon. */
export function BoldList({ scene, list }: ListProps) {
  const style: CSSProperties = {
    ...list.look.css,
    ...faceStyle(faceOf(scene.contentFont, 600)),
    width: scene.theme.textWidth,
    padding: 0,
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: list.spacing ?? scene.theme.list.gap,
  };
  return (
    <ul style={style}>
      {list.items.map((item, position) => (
        <Row key={`${String(position)} ${item}`} scene={scene} list={list} position={position} />
      ))}
    </ul>
  );
}
