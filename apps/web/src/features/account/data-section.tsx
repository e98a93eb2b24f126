import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { ownAccountWords } from '../../messages/account';
import { failureDescription } from '../../ui/form/call-failure';
import { callFailureOf } from '../../ui/form/call-failure-of';
import { Section } from '../../ui/page/section';
import { AccountRow } from './account-row';
import classes from './account.module.css';

const words = ownAccountWords.data;

/**
 * Follows the link once the server has said that the session still is one: a refusal of the link
 * itself would be shown by the browser, as it came, in the place of the page.
 */
function useAskingFirst() {
  const link = useRef<HTMLAnchorElement>(null);
  const isGranted = useRef(false);
  const [isPending, setPending] = useState(false);
  const { client } = trpc.useUtils();
  const ask = async () => {
    setPending(true);
    try {
      await client.ownAccount.sessions.query();
      isGranted.current = true;
      link.current?.click();
    } catch (error) {
      const { title, description } = words.failure;
      showToast('error', title, failureDescription(callFailureOf(error), description));
    } finally {
      isGranted.current = false;
      setPending(false);
    }
  };
  const follow = (event: MouseEvent) => {
    if (isGranted.current) return;
    event.preventDefault();
    if (!isPending) void ask();
  };
  return { link, isPending, follow };
}

/** Everything that the account keeps, to be taken along. */
export function DataSection() {
  const { link, isPending, follow } = useAskingFirst();
  return (
    <Section title={words.title} description={words.description}>
      <AccountRow Icon={Download} title={words.name} detail={words.hint}>
        {/* A link, so that the browser writes the file while it comes and shows how far it is. */}
        <Button
          ref={link}
          component="a"
          href="/api/user/data"
          download
          variant="default"
          className={classes.action}
          aria-busy={isPending}
          onClick={follow}
        >
          {words.download}
        </Button>
      </AccountRow>
    </Section>
  );
}
