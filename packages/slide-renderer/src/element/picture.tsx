import { cssOf, withAlpha, type Colour } from '@arrasta/palettes';
import { useState, type CSSProperties } from 'react';
import { Icon } from '../icon/icon';
import { useFailedAddress } from '../picture/failed-address';

/** Words in the place of a picture that cannot be had. Source: look/slides, "Pictures". */
const missingWords = 'Imagem indisponível';

function Missing({ colour }: { readonly colour: Colour }) {
  // Legible on a slide beside the current one as well, which is faded.
  const faint = cssOf(withAlpha(colour, 0.82));
  return (
    <div
      data-missing-picture=""
      style={{
        position: 'absolute',
        inset: 0,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 8,
        background: cssOf(withAlpha(colour, 0.06)),
        color: faint,
        fontSize: 14,
        lineHeight: '20px',
      }}
    >
      <Icon name="image-off" size={24} color={faint} />
      {missingWords}
    </div>
  );
}

interface PictureProps {
  /** Null where the element holds no address that may be loaded. */
  readonly address: string | null;
  readonly style: CSSProperties;
  /** Colour of the loading ground and of the words of a missing picture. */
  readonly colour: Colour;
  readonly onError: (address: string) => void;
}

/** A picture filling its box: a tinted ground while it loads, words where it is missing; nothing where it is unseen. */
export function Picture({ address, style, colour, onError }: PictureProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const [failed, setFailed] = useFailedAddress();
  if (address === null || failed === address) {
    return style.opacity === 0 ? null : <Missing colour={colour} />;
  }
  const onFailure = () => {
    setFailed(address);
    onError(address);
  };
  const background = loaded === address ? 'none' : cssOf(withAlpha(colour, 0.06));
  return (
    <img
      src={address}
      alt=""
      data-picture="element"
      onLoad={() => {
        setLoaded(address);
      }}
      onError={onFailure}
      style={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        background,
        ...style,
      }}
    />
  );
}
