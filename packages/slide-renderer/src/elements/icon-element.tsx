import { cssOf, largeTextContrast, parseColour, primaryAsText } from '@arrasta/palettes';
import { Icon, iconNamed } from '../icons/icon';
import { backdropColorsUnder } from '../text/text-style';
import { ownBox, ownBackground } from './box-style';
import type { ElementProps } from './element-props';

const sizes = { 'w-4 h-4': 16, 'w-6 h-6': 24, 'w-8 h-8': 32, 'w-12 h-12': 48, 'w-16 h-16': 64 };

/** An icon in its own colour, or in the primary one as far as it reads. */
export function IconElement({ element, scene }: ElementProps) {
  const { style, content } = element;
  const reading = { backdropColors: backdropColorsUnder(style, scene), limit: largeTextContrast };
  const own = style.color === undefined ? null : parseColour(style.color);
  const colour = own ?? primaryAsText(scene.palette.primary, scene.text, reading);
  const background = ownBackground(style);
  const box =
    background === null ? {} : { background: cssOf(background), padding: 12, borderRadius: 12 };
  return (
    <div style={{ width: 'max-content', ...box, ...ownBox(style, colour) }}>
      <Icon
        name={iconNamed(content)}
        size={sizes[style.iconSize ?? 'w-8 h-8']}
        color={cssOf(colour)}
      />
    </div>
  );
}
