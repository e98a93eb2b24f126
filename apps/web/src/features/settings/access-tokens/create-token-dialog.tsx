import type { AccessTokenScope, NewAccessToken } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { Button, Modal, NativeSelect, Text, TextInput } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { trpc } from '../../../api/trpc';
import { showToast } from '../../../ui/toast/toast-store';
import { accessTokenUiMessages } from '../../../messages/settings';
import { DialogActions, FormBody } from '../../../ui/page/dialogs';
import classes from './access-tokens.module.css';
import { ErrorLine } from '../../../ui/controls/error-line';
import { appMessages } from '../../../messages/app';
import { SecretField } from '../../../ui/form/secret-field';
import { useDialogForm } from '../../../ui/form/use-dialog-form';
import { ChoiceTiles } from '../choice-tiles';

const madeMessages = accessTokenUiMessages.created;

/** Copies a text; where the browser does not let it, the field is selected for the person to copy. */
function useCopying(text: string) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      field.current?.select();
      showToast('error', madeMessages.copyFailed.title, madeMessages.copyFailed.description);
    }
  };
  return { field, isCopied, copy: () => void copy() };
}

/** The token, whole, for this once. */
function NewTokenPart({ token, onClose }: { token: string; onClose: () => void }) {
  const { field, isCopied, copy } = useCopying(token);
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Text size="md" c="var(--ink-2)" role="status">
        {madeMessages.description}
      </Text>
      <div className={classes.made}>
        <TextInput
          ref={field}
          size="md"
          className={classes.grow}
          classNames={{ input: classes.token ?? '' }}
          aria-label={madeMessages.field}
          value={token}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          variant="default"
          size="md"
          autoFocus
          leftSection={<Icon size={16} strokeWidth={1.75} aria-hidden />}
          onClick={copy}
        >
          <span aria-live="polite">{isCopied ? madeMessages.copied : madeMessages.copy}</span>
        </Button>
      </div>
      <DialogActions>
        <Button size="md" onClick={onClose}>
          {madeMessages.done}
        </Button>
      </DialogActions>
    </>
  );
}

const messages = accessTokenUiMessages.fields;
const usualDays = '90';

/** `days` is empty for a token that does not expire. */
const empty = { name: '', scope: 'read', days: usualDays, currentPassword: '' };

const scopeOf = (text: string): AccessTokenScope => (text === 'write' ? 'write' : 'read');

function check({ name, currentPassword }: typeof empty) {
  return {
    ...(name.trim() === '' && { name: messages.nameMissing }),
    ...(currentPassword === '' && { currentPassword: messages.passwordMissing }),
  };
}

/** What the form holds, checks and sends. */
function useTokenForm(onCreated: (newToken: NewAccessToken) => void) {
  const { title, created: description } = accessTokenUiMessages.failure;
  const { accessTokens } = trpc.useUtils();
  // It stands whole in this answer and nowhere else.
  const { mutateAsync: createToken } = trpc.accessTokens.create.useMutation({
    onSuccess: () => void accessTokens.list.invalidate(),
  });
  return useDialogForm<typeof empty, NewAccessToken>({
    empty,
    check,
    send: ({ name, scope, days, currentPassword }) =>
      createToken({
        name,
        scope: scopeOf(scope),
        expiresInDays: days === '' ? null : Number(days),
        currentPassword,
      }),
    failure: { title, description },
    onDone: onCreated,
  });
}

type FieldsProps = Pick<ReturnType<typeof useTokenForm>, 'values' | 'errors' | 'change'>;

function Fields({ values, errors, change }: FieldsProps) {
  return (
    <>
      <TextInput
        size="md"
        name="name"
        label={messages.name}
        placeholder={messages.placeholder}
        error={errors.name !== undefined && <ErrorLine text={errors.name} />}
        value={values.name}
        maxLength={limits.accessTokenName}
        autoComplete="off"
        data-autofocus
        onChange={({ currentTarget }) => change('name', currentTarget.value)}
      />
      <ChoiceTiles
        label={messages.scope}
        value={scopeOf(values.scope)}
        choices={accessTokenUiMessages.scopes}
        onChange={(scope) => change('scope', scope)}
      />
      <NativeSelect
        size="md"
        label={messages.validity}
        data={messages.validities.map((one) => ({ ...one }))}
        value={values.days}
        onChange={({ currentTarget }) => change('days', currentTarget.value)}
      />
      <SecretField
        name="currentPassword"
        label={messages.password}
        value={values.currentPassword}
        error={errors.currentPassword}
        autoComplete="current-password"
        onValue={(value) => change('currentPassword', value)}
      />
    </>
  );
}

interface DialogProps {
  readonly onClose: () => void;
}

function CreatePart({
  onClose,
  onCreated,
}: DialogProps & { onCreated: (newToken: NewAccessToken) => void }) {
  const { form, submit, isPending, ...fields } = useTokenForm(onCreated);
  return (
    <FormBody submitLabel={accessTokenUiMessages.create} {...{ form, submit, isPending, onClose }}>
      <Fields {...fields} />
    </FormBody>
  );
}

/** Makes a token, and shows it once; it is not closed by a slip while it does. */
export function CreateTokenDialog({ onClose }: DialogProps) {
  const [newToken, setMade] = useState<NewAccessToken | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      title={newToken === null ? accessTokenUiMessages.create : accessTokenUiMessages.created.title}
      size={460}
      closeOnClickOutside={newToken === null}
      closeOnEscape={newToken === null}
      closeButtonProps={{ 'aria-label': appMessages.close }}
    >
      {newToken === null ? (
        <CreatePart onClose={onClose} onCreated={setMade} />
      ) : (
        <NewTokenPart token={newToken.token} onClose={onClose} />
      )}
    </Modal>
  );
}
