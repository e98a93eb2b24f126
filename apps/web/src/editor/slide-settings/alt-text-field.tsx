import { describeSlide, limits, setSlideAltText, type Slide } from '@arrasta/domain';
import { Button, Textarea } from '@mantine/core';
import { useId, useRef } from 'react';
import { Field } from '../../ui/controls/field';
import { editorUndoField, limitedText } from '../../ui/controls/control-props';
import { altTextMessages } from '../../messages/slide-settings';
import { dispatch, flushedSession, useSession } from '../store/editor-store';
import classes from './alt-text.module.css';

/** One's own text as it is typed, which may not wait as what the slide says may. */
function useOwnText(slideId: string): string | null {
  return useSession(
    ({ state }) => state.deck.slides.find(({ id }) => id === slideId)?.altText ?? null,
  );
}

/** The text, whose it is, and the way from the slide's words to one's own and back. */
export function AltTextField({ slide }: { slide: Slide }) {
  const own = useOwnText(slide.id);
  const labelId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const described = describeSlide(slide);
  const limited = limitedText(own ?? '', limits.altText);
  const isOwn = own !== null;
  const write = (text: string) => dispatch(setSlideAltText(slide.id, text));
  const change = () => {
    // What is drawn may not have the last letters typed on the slide yet.
    const now = flushedSession()?.state.deck.slides.find(({ id }) => id === slide.id);
    write(isOwn || now === undefined ? '' : describeSlide(now));
    field.current?.focus();
  };
  return (
    <Field
      label={altTextMessages.label}
      labelId={labelId}
      aside={isOwn ? altTextMessages.own : altTextMessages.automatic}
    >
      <Textarea
        ref={field}
        aria-labelledby={labelId}
        dir="auto"
        rows={4}
        classNames={{ input: classes.text, description: classes.hint }}
        {...limited}
        description={
          limited.description ?? (isOwn ? altTextMessages.ownHint : altTextMessages.automaticHint)
        }
        placeholder={described === '' ? altTextMessages.nothing : described}
        value={own ?? ''}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        {...editorUndoField}
      />
      {(isOwn || described !== '') && (
        <Button variant="default" className={classes.change} onClick={change}>
          {isOwn ? altTextMessages.backToAutomatic : altTextMessages.edit}
        </Button>
      )}
    </Field>
  );
}
