import { plans, roles, type CreateUser } from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { NativeSelect } from '@mantine/core';
import { adminWords } from '../../messages/admin';
import { AccountField, PasswordField } from '../../ui/form/account-field';
import { FormDialog } from '../../ui/page/form-dialog';
import classes from './create-user-dialog.module.css';
import { useCreateUser } from './use-create-user';

const words = adminWords.dialog;

interface ChoicesProps {
  readonly values: CreateUser;
  readonly onChange: (values: CreateUser) => void;
}

function Choices({ values, onChange }: ChoicesProps) {
  const pick = <Value extends string>(from: readonly Value[], text: string, old: Value) =>
    from.find((one) => one === text) ?? old;
  return (
    <div className={classes.pair}>
      <NativeSelect
        size="md"
        label={words.role}
        data={[...roles]}
        value={values.roleUser}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...values, roleUser: pick(roles, value, values.roleUser) })
        }
      />
      <NativeSelect
        size="md"
        label={words.plan}
        data={[...plans]}
        value={values.plan}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...values, plan: pick(plans, value, values.plan) })
        }
      />
    </div>
  );
}

type FieldsProps = Pick<ReturnType<typeof useCreateUser>, 'values' | 'errors' | 'change'>;

function Fields({ values, errors, change }: FieldsProps) {
  const field = (name: 'name' | 'email' | 'password') => ({
    size: 'md' as const,
    errors,
    value: values[name],
    onValue: (value: string) => change({ ...values, [name]: value }, name),
  });
  return (
    <>
      <AccountField name="name" type="text" autoComplete="off" data-autofocus {...field('name')} />
      <AccountField name="email" type="email" autoComplete="off" {...field('email')} />
      <PasswordField
        autoComplete="new-password"
        minLength={limits.passwordMinimum}
        {...field('password')}
      />
      <Choices values={values} onChange={(next) => change(next)} />
    </>
  );
}

/** The dialog Criar Usuário (docs/product/administration.md 1, 7). */
export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const { form, submit, isPending, ...fields } = useCreateUser(onClose);
  return (
    <FormDialog
      title={adminWords.create}
      submitLabel={adminWords.create}
      {...{ form, submit, isPending, onClose }}
    >
      <Fields {...fields} />
    </FormDialog>
  );
}
