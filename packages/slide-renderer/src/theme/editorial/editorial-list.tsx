import { composite, cssOf, withAlpha, type Colour } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { contentWidth } from '../../line-break/content-width';
import { ItemText } from '../../list/item-text';
import { IconMark, NumberMark } from '../../list/list-mark';
import { markColour } from '../../list/mark-colour';
import { faceOf } from '../../text/text-face';
import { faceStyle } from '../../text/text-style';
import type { ListProps } from '../../scene/model';

const column = 32;

function groundOf({ scene, list }: ListProps): Colour {
  return list.ownGround ?? withAlpha(scene.palette.primary, 0.1);
}

function Mark({ scene, list, position }: ListProps & { readonly position: number }) {
  const { look, items, icon, isNumbered } = list;
  const ground = groundOf({ scene, list });
  const grounds = scene.ground.colours.map((under) => composite(ground, under));
  const colour = markColour(scene, look.colour, grounds, isNumbered);
  if (!isNumbered) {
    return <IconMark icon={icon} colour={colour} line={look.size.line} column={column} />;
  }
  const count = items.length;
  const style = faceStyle(faceOf(scene.titleFont, 500, true));
  return (
    <NumberMark number={position + 1} count={count} colour={colour} column={column} style={style} />
  );
}

function itemStyle({ scene, list }: ListProps, position: number): CSSProperties {
  const rule = cssOf(withAlpha(scene.palette.primary, 0.4));
  const air = list.spacing ?? scene.theme.list.gap;
  const borderTop = position === 0 ? 'none' : `1px solid ${rule}`;
  return { display: 'flex', paddingTop: air, paddingBottom: air, borderTop };
}

/** Square ground, a rule in the primary colour between items, 12 px of air. */
export function EditorialList({ scene, list }: ListProps) {
  const ground = groundOf({ scene, list });
  const padding = ground.alpha === 0 ? 0 : '4px 16px';
  const box: CSSProperties = { width: 368, padding, background: cssOf(ground), ...list.box };
  return (
    <ul style={{ ...list.look.css, ...box, listStyle: 'none' }}>
      {list.items.map((item, position) => (
        <li key={`${String(position)} ${item}`} style={itemStyle({ scene, list }, position)}>
          <Mark scene={scene} list={list} position={position} />
          <ItemText item={item} css={list.look.css} width={contentWidth(box) - column} />
        </li>
      ))}
    </ul>
  );
}
