import { limits } from '@arrasta/domain';
import { templatePurposes, type TemplatePurpose } from '@arrasta/templates';
import { TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { templateMessages } from '../../../messages/templates';
import { limitedText } from '../../../ui/controls/limited-text';
import { SelectField } from '../../../ui/controls/select-field';
import { FormDialog } from '../../../ui/page/dialogs';
import { showToast } from '../../../ui/toast/toast-store';

const messages = templateMessages.own;

const none = '';
const options = [
  { value: none, label: messages.noPurpose },
  ...templatePurposes.map((purpose) => ({
    value: purpose,
    label: templateMessages.purposeNames[purpose],
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
