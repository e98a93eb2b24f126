import type { AccessTokenScope, NewAccessToken } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { Modal, NativeSelect, TextInput } from '@mantine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { ErrorLine } from '../../../base/ui/controls/error-line';
import { accessTokenWords } from '../../../base/wording/access-tokens';
import { appWords } from '../../../base/wording/app';
import { FormBody } from '../../pages/form-dialog';
import { ChoiceTiles } from '../choice-tiles';
import { NewTokenPart } from './new-token-part';
import { tellFailure } from './tell-failure';
import { createToken } from './use-tokens';

const words = accessTokenWords.fields;
const usualDays = '90';

interface TokenForm {
  readonly name: string;
  readonly scope: AccessTokenScope;
  /** Empty: it does not expire. */
  readonly days: string;
}

/** What the form holds, checks and sends. */
function useCreateToken(onMade: (made: NewAccessToken) => void) {
  const nameField = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState<TokenForm>({ name: '', scope: 'read', days: usualDays });
  const [isNameMissing, setNameMissing] = useState(false);
  const [isPending, setPending] = useState(false);
  const change = (part: Partial<TokenForm>) => {
    setForm((now) => ({ ...now, ...part }));
    if (part.name !== undefined) setNameMissing(false);
  };
  const send = async () => {
    setPending(true);
    const { name, scope, days } = form;
    const expiresInDays = days === '' ? null : Number(days);
    try {
      onMade(await createToken({ name, scope, expiresInDays }));
    } catch (error) {
      tellFailure(error, 'created');
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const isMissing = form.name.trim() === '';
    setNameMissing(isMissing);
    if (isMissing) nameField.current?.focus();
    else void send();
  };
  return { nameField, form, change, isNameMissing, isPending, submit };
}

type FieldsProps = Omit<ReturnType<typeof useCreateToken>, 'isPending' | 'submit'>;

function Fields({ nameField, form, change, isNameMissing }: FieldsProps) {
  return (
    <>
      <TextInput
        ref={nameField}
        size="md"
        label={words.name}
        placeholder={words.placeholder}
        error={isNameMissing && <ErrorLine text={words.nameMissing} />}
        value={form.name}
        maxLength={limits.accessTokenName}
        autoComplete="off"
        data-autofocus
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <ChoiceTiles
        label={words.scope}
        value={form.scope}
        choices={accessTokenWords.scopes}
        onChange={(scope) => change({ scope: scope === 'write' ? 'write' : 'read' })}
      />
      <NativeSelect
        size="md"
        label={words.validity}
        data={words.validities.map((one) => ({ ...one }))}
        value={form.days}
        onChange={({ currentTarget }) => change({ days: currentTarget.value })}
      />
    </>
  );
}

interface DialogProps {
  readonly onClose: () => void;
}

function CreatePart({ onClose, onMade }: DialogProps & { onMade: (made: NewAccessToken) => void }) {
  const { submit, isPending, ...fields } = useCreateToken(onMade);
  return (
    <FormBody submitLabel={accessTokenWords.create} {...{ submit, isPending, onClose }}>
      <Fields {...fields} />
    </FormBody>
  );
}

/** Makes a token, and shows it once; it is not closed by a slip while it does. */
export function CreateTokenDialog({ onClose }: DialogProps) {
  const [made, setMade] = useState<NewAccessToken | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      title={made === null ? accessTokenWords.create : accessTokenWords.made.title}
      size={460}
      closeOnClickOutside={made === null}
      closeOnEscape={made === null}
      closeButtonProps={{ 'aria-label': appWords.close }}
    >
      {made === null ? (
        <CreatePart onClose={onClose} onMade={setMade} />
      ) : (
        <NewTokenPart token={made.token} onClose={onClose} />
      )}
    </Modal>
  );
}
