import { pictureAddressOf, stockPictureAddress, type ElementStyle } from '@arrasta/domain';
import { cssOf, type Colour } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { Scene } from '../scene/model';
import { faceOf } from '../text/text-face';
import { faceStyle } from '../text/text-style';
import { ownBox, ownGround } from './box-style';
import type { ElementProps } from './element-props';
import { Picture } from './picture';

/** Steps of 4 px; null while the picture has its natural 16:9. */
export function imageHeight({ imageHeight: step }: ElementStyle): number | null {
  return step === undefined ? null : Number(step.slice(2)) * 4;
}

function boxOf(style: ElementStyle, { theme }: Scene, text: Colour): CSSProperties {
  const ground = ownGround(style);
  return {
    position: 'relative',
    overflow: 'hidden',
    flex: '1 1 auto',
    minHeight: 0,
    borderRadius: theme.picture.radius,
    background: ground === null ? 'none' : cssOf(ground),
    ...ownBox(style, text),
  };
}

/** A picture: 16:9 with rounded corners, unless the element says otherwise. */
export function ImageElement({ element, scene, onPictureError }: ElementProps) {
  const { style, content, id } = element;
  const address = content.trim() === '' ? stockPictureAddress : pictureAddressOf(content);
  return (
    <div
      style={{
        ...faceStyle(faceOf(scene.contentFont, 400)),
        ...boxOf(style, scene, scene.text),
        ...scene.theme.picture.mount(scene),
      }}
    >
      <Picture
        address={address}
        colour={scene.text}
        style={{
          objectFit: style.imageObjectFit ?? 'cover',
          opacity: (style.imageOpacity ?? 100) / 100,
        }}
        onError={(failed) => {
          onPictureError(id, failed);
        }}
      />
    </div>
  );
}
