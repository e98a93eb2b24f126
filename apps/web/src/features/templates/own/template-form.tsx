import { type Deck, limits } from '@arrasta/domain';
import { templatePurposes, type TemplatePurpose } from '@arrasta/templates';
import { TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { api } from '../../../api/client';
import { errorCodeOf, serverMessageOf } from '../../../api/api-error';
import { utils } from '../../../api/trpc';
import { leaveForSignIn } from '../../../editor/persistence/leave';
import { flushedSession } from '../../../editor/store/editor-store';
import { templateUiMessages } from '../../../messages/templates';
import { showToast } from '../../../ui/toast/toast-store';
import { limitedText } from '../../../ui/controls/control-props';
import { SelectField } from '../../../ui/controls/select-field';
import { FormDialog } from '../../../ui/page/dialogs';

const messages = templateUiMessages.own;

interface FailureMessages {
  readonly title: string;
  readonly description: string;
}

/**
 * Changes one's own templates on the server and has their list read anew. A failure is reported;
 * answers null then.
 */
async function change<Result>(
  call: () => Promise<Result>,
  { title, description }: FailureMessages,
): Promise<Result | null> {
  try {
    const result = await call();
    await utils.templates.invalidate();
    return result;
  } catch (error) {
    if (!leaveForSignIn(error)) showToast('error', title, serverMessageOf(error) ?? description);
    // The list may show what was deleted elsewhere.
    if (errorCodeOf(error) === 'NOT_FOUND') void utils.templates.invalidate();
    return null;
  }
}

/** Keeps a deck as a template as it is here, whether or not it was saved. */
export function saveDeckAsTemplate({ carousel, slides }: Deck, named: TemplateName) {
  const { title: _title, description: _text, socialCaption: _caption, ...looks } = carousel;
  return change(
    () => api.templates.create.mutate({ ...looks, slides: [...slides], ...named }),
    messages.saveFailed,
  );
}

/** A carousel that is to become a template: a stored one, or the open one as it is by then. */
export interface TemplateSource {
  readonly title: string;
  /** Null for the open one. */
  readonly carouselId: string | null;
}

/** Keeps a carousel as a template. */
export async function saveAsTemplate({ carouselId }: TemplateSource, named: TemplateName) {
  if (carouselId !== null) {
    return change(() => api.templates.create.mutate({ carouselId, ...named }), messages.saveFailed);
  }
  const deck = flushedSession()?.state.deck;
  return deck === undefined ? null : saveDeckAsTemplate(deck, named);
}

export function renameTemplate(key: string, named: TemplateName) {
  return change(() => api.templates.update.mutate({ key, ...named }), messages.renameFailed);
}

/** Deletes it; answers whether it was deleted. */
export async function deleteTemplate(key: string): Promise<boolean> {
  const call = async () => {
    await api.templates.delete.mutate({ key });
    return true;
  };
  return (await change(call, messages.removeFailed)) === true;
}

const none = '';
const options = [
  { value: none, label: messages.noPurpose },
  ...templatePurposes.map((purpose) => ({
    value: purpose,
    label: templateUiMessages.purposeNames[purpose],
  })),
];

/** Under what a template of one's own is kept. */
export interface TemplateName {
  readonly name: string;
  readonly purpose: TemplatePurpose | null;
}

interface TemplateFormProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly initial: TemplateName;
  readonly isPending: boolean;
  readonly onSubmit: (named: TemplateName) => void;
  readonly onClose: () => void;
}

/** Asks for name and purpose; a blank name is reported and declined. */
export function TemplateForm(props: TemplateFormProps) {
  const { title, submitLabel, initial, isPending, onSubmit, onClose } = props;
  const [name, setName] = useState(initial.name);
  const [purpose, setPurpose] = useState(initial.purpose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (name.trim() !== '') onSubmit({ name, purpose });
    else showToast('error', messages.nameMissing.title, messages.nameMissing.description);
  };
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      isPending={isPending}
      submit={submit}
      onClose={onClose}
    >
      <TextInput
        size="md"
        data-autofocus
        label={messages.name}
        {...limitedText(name, limits.templateName)}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <SelectField
        label={messages.purpose}
        value={purpose ?? none}
        otherwise={{ label: messages.noPurpose }}
        options={options}
        onChange={(value) => setPurpose(templatePurposes.find((one) => one === value) ?? null)}
      />
    </FormDialog>
  );
}
