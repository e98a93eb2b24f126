import { setSlideBackground, type Slide } from '@arrasta/domain';
import { ActionIcon } from '@mantine/core';
import { X } from 'lucide-react';
import { imageMessages } from '../../messages/images';
import { backgroundMessages } from '../../messages/slide-settings';
import { Hint } from '../../ui/controls/hint';
import { ImageCreditLine } from '../image-search/image-credit';
import { placeBehind } from '../image-search/image-place';
import { ImageAddressField } from '../image-search/image-address-field';
import { ImageNotice } from '../image-search/image-notice';
import { useImageLoading } from '../images/use-image-loading';
import { dispatch } from '../store/editor-store';
import classes from './background.module.css';

function Preview({ slideId, address }: { slideId: string; address: string }) {
  const { loading: arrival, watch } = useImageLoading(address);
  return (
    <div className={classes.preview}>
      {arrival === 'failed' && <ImageNotice text={imageMessages.address.failed} />}
      {arrival !== 'failed' && <img src={address} alt={backgroundMessages.address} {...watch} />}
      {arrival === 'slow' && <ImageNotice text={imageMessages.address.slow} />}
      <Hint label={backgroundMessages.remove}>
        <ActionIcon
          size={28}
          className={classes.remove}
          aria-label={backgroundMessages.remove}
          onClick={() => dispatch(setSlideBackground(slideId, { backgroundImageUrl: null }))}
        >
          <X size={15} strokeWidth={1.75} />
        </ActionIcon>
      </Hint>
    </div>
  );
}

/** The background picture: address, what it shows, and a way to be rid of it. */
export function BackgroundImageField({ slide }: { slide: Slide }) {
  const { id, backgroundImageUrl: address } = slide;
  return (
    <ImageAddressField
      label={backgroundMessages.address}
      address={address}
      target={{ kind: 'background', slideId: id }}
      place={placeBehind(slide)}
      onAddress={(backgroundImageUrl) => dispatch(setSlideBackground(id, { backgroundImageUrl }))}
    >
      {address !== null && (
        <>
          <Preview slideId={id} address={address} />
          <ImageCreditLine address={address} />
        </>
      )}
    </ImageAddressField>
  );
}
