import { cssOf } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { useFailedAddress } from '../picture/failed-address';
import { overlayOf } from '../scene/ground';
import type { Scene } from '../scene/model';

interface BackgroundProps {
  readonly scene: Scene;
  readonly onError: (address: string) => void;
}

const filling: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%' };

function BackgroundPicture({ scene, onError }: BackgroundProps) {
  const [failed, setFailed] = useFailedAddress();
  const { backgroundImageUrl: address, backgroundImageOpacity } = scene.slide;
  if (address === null || address === failed || backgroundImageOpacity === 0) return null;
  const onFailure = () => {
    setFailed(address);
    onError(address);
  };
  return (
    <img
      src={address}
      alt=""
      data-picture="background"
      onError={onFailure}
      style={{ ...filling, objectFit: 'cover', opacity: backgroundImageOpacity / 100 }}
    />
  );
}

/** Ground, picture and slide colour, one over the other, on the theme's paper. */
export function Background({ scene, onError }: BackgroundProps) {
  const { radius, ...area } = scene.theme.paper;
  const overlay = overlayOf(scene);
  const paper: CSSProperties = { position: 'absolute', overflow: 'hidden', borderRadius: radius };
  return (
    <div aria-hidden="true" style={{ ...paper, ...area, background: scene.ground.css }}>
      <BackgroundPicture scene={scene} onError={onError} />
      {overlay !== null && <div style={{ ...filling, background: cssOf(overlay) }} />}
    </div>
  );
}
