import { cssOf, bestOf } from '@arrasta/palettes';
import { useFailedAddress } from '../picture/failed-address';
import type { Scene } from '../scene/model';
import { faceOf } from '../text/text-face';
import { faceStyle } from '../text/text-style';
import { initialOf, type Brand } from './brand';

interface AvatarProps {
  readonly scene: Scene;
  readonly brand: Brand;
  readonly onError: (address: string) => void;
}

const size = 32;
const circle = { width: size, height: size, borderRadius: 999, flex: 'none' } as const;

function Initial({ scene, brand }: Omit<AvatarProps, 'onError'>) {
  const { primary } = scene.palette;
  return (
    <span
      style={{
        ...circle,
        ...faceStyle(faceOf(scene.contentFont, 600)),
        background: cssOf(primary),
        color: cssOf(bestOf(scene.palette, [primary])),
        fontSize: 14,
        lineHeight: `${String(size)}px`,
        textAlign: 'center',
        display: 'block',
      }}
    >
      {initialOf(brand)}
    </span>
  );
}

/** The brand's picture in a circle of 32 px, or its first letter on the primary colour. */
export function Avatar({ scene, brand, onError }: AvatarProps) {
  const [missing, setMissing] = useFailedAddress();
  if (brand.avatar === null || brand.avatar === missing) {
    return <Initial scene={scene} brand={brand} />;
  }
  const address = brand.avatar;
  const onMissing = () => {
    setMissing(address);
    onError(address);
  };
  return (
    <img
      src={address}
      alt=""
      data-picture="avatar"
      onError={onMissing}
      style={{ ...circle, display: 'block', objectFit: 'cover' }}
    />
  );
}
