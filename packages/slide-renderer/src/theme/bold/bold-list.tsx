import { bestOf, cssOf, withAlpha } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { Icon } from '../../icon/icon';
import { contentWidth } from '../../line-break/content-width';
import { ItemText } from '../../list/item-text';
import { faceOf } from '../../text/text-face';
import { faceStyle } from '../../text/text-style';
import type { ListProps, Scene } from '../../scene/model';

const row: CSSProperties = {
  display: 'flex',
  minHeight: 48,
  borderRadius: 10,
  overflow: 'hidden',
};

const markWidth = 34;

const block: CSSProperties = {
  width: markWidth,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontVariantNumeric: 'tabular-nums',
};

const itemFace = ({ contentFont }: Scene) => faceStyle(faceOf(contentFont, 600));

function Row({ scene, list, position }: ListProps & { readonly position: number }) {
  const { primary } = scene.palette;
  const mark = cssOf(bestOf(scene.palette, [primary]));
  const ground = list.ownGround ?? withAlpha(primary, 0.1);
  const box: CSSProperties = { ...row, ...list.box, padding: 0, background: cssOf(ground) };
  const width = contentWidth({ ...box, width: scene.theme.textWidth }) - markWidth;
  return (
    <li style={box}>
      <span style={{ ...block, background: cssOf(primary), color: mark }}>
        {list.isNumbered ? position + 1 : <Icon name={list.icon} size={18} color={mark} />}
      </span>
      <ItemText
        item={list.items[position] ?? ''}
        css={{ ...list.look.css, ...itemFace(scene) }}
        width={width}
        style={{ padding: '8px 14px', alignSelf: 'center' }}
      />
    </li>
  );
}

/** Rows of 48 px, each with a primary block that holds its number or icon. */
export function BoldList({ scene, list }: ListProps) {
  const style: CSSProperties = {
    ...list.look.css,
    ...itemFace(scene),
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
