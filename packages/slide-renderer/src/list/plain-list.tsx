import { composite, cssOf, withAlpha, type Colour } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { ListProps } from '../scene/model';
import { contentWidth } from '../line-break/content-width';
import { ItemText } from './item-text';
import { IconMark, NumberMark } from './list-mark';
import { markColour } from './mark-colour';

/** The theme's ground of a list: the primary colour at 10 %. */
const tint = 0.1;
const column = 32;

function boxOf({ scene, list }: ListProps): CSSProperties {
  const ground = list.ownGround ?? withAlpha(scene.palette.primary, tint);
  const isNaked = ground.alpha === 0;
  const { textWidth, boxWidth } = scene.theme;
  return {
    width: isNaked ? textWidth : boxWidth,
    background: cssOf(ground),
    padding: isNaked ? 0 : 16,
    borderRadius: isNaked ? 0 : scene.theme.list.radius,
    ...list.box,
  };
}

function groundsOf({ scene, list }: ListProps): readonly Colour[] {
  if (list.ownGround !== null) return list.look.grounds;
  const tinted = withAlpha(scene.palette.primary, tint);
  return scene.ground.colours.map((under) => composite(tinted, under));
}

function Item({ scene, list, position }: ListProps & { readonly position: number }) {
  const width = contentWidth(boxOf({ scene, list })) - column;
  const { items, look, icon } = list;
  const colour = markColour(scene, look.colour, groundsOf({ scene, list }), list.isNumbered);
  return (
    <li style={{ display: 'flex', textAlign: look.css.textAlign }}>
      {list.isNumbered ? (
        <NumberMark number={position + 1} count={items.length} colour={colour} column={column} />
      ) : (
        <IconMark icon={icon} colour={colour} line={look.size.line} column={column} />
      )}
      <ItemText item={items[position] ?? ''} css={look.css} width={width} />
    </li>
  );
}

/** Items with hanging marks on one box. */
export function PlainList({ scene, list }: ListProps) {
  const column: CSSProperties = { display: 'flex', flexDirection: 'column', listStyle: 'none' };
  return (
    <ul
      style={{
        ...list.look.css,
        ...boxOf({ scene, list }),
        ...column,
        gap: list.spacing ?? scene.theme.list.gap,
      }}
    >
      {list.items.map((item, position) => (
        <Item key={`${String(position)} ${item}`} scene={scene} list={list} position={position} />
      ))}
    </ul>
  );
}
