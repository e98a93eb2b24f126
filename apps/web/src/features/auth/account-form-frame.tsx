import { Button } from '@mantine/core';
import type { ReactNode, RefObject, SubmitEvent } from 'react';
import classes from './account-form-frame.module.css';

interface AccountFormFrameProps {
  readonly words: { readonly title: string; readonly subtitle: string; readonly submit: string };
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isPending: boolean;
  readonly submit: (event: SubmitEvent) => void;
  readonly children: ReactNode;
}

/** Title, fields and the one button of a sign-in form. The browser's own bubbles stay away: toasts speak. */
export function AccountFormFrame(props: AccountFormFrameProps) {
  const { words, form, isPending, submit, children } = props;
  return (
    <>
      <h1 className={classes.title}>{words.title}</h1>
      <p className={classes.subtitle}>{words.subtitle}</p>
      <form ref={form} className={classes.form} noValidate onSubmit={submit} aria-busy={isPending}>
        {children}
        <Button type="submit" size="lg" fullWidth loading={isPending} className={classes.submit}>
          {words.submit}
        </Button>
      </form>
    </>
  );
}
