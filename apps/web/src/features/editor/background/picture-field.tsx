import { setSlideBackground, type Slide } from '@arrasta/domain';
import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { ImageOff, X } from 'lucide-react';
import { useState } from 'react';
import { backgroundWords as words } from '../../../base/wording/background';
import { dispatch } from '../store/editor-store';
import classes from './background.module.css';
import { useTypedAddress } from './use-typed-address';

/** Picture data is long and says nothing to people. */
function shownAddress(text: string): string {
  return text.startsWith('data:') ? '' : text;
}

function Preview({ slideId, address }: { slideId: string; address: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === address;
  return (
    <div className={classes.preview}>
      {hasFailed ? (
        <p className={classes.failed} role="alert">
          <ImageOff size={16} strokeWidth={1.75} aria-hidden />
          {words.failed}
        </p>
      ) : (
        <img src={address} alt={words.address} onError={() => setFailed(address)} />
      )}
      <Tooltip label={words.remove}>
        <ActionIcon
          size={28}
          className={classes.remove}
          aria-label={words.remove}
          onClick={() => dispatch(setSlideBackground(slideId, { backgroundImageUrl: null }))}
        >
          <X size={15} strokeWidth={1.75} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}

/** The background picture: address, what it shows, and a way to be rid of it. */
export function PictureField({ slide }: { slide: Slide }) {
  const { text, error, change, keep } = useTypedAddress(slide);
  return (
    <div>
      <TextInput
        label={words.address}
        placeholder={words.placeholder}
        value={shownAddress(text)}
        error={error}
        spellCheck={false}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') keep();
        }}
        onBlur={keep}
      />
      {slide.backgroundImageUrl !== null && (
        <Preview slideId={slide.id} address={slide.backgroundImageUrl} />
      )}
    </div>
  );
}
