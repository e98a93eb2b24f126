import type { OwnSession } from '@arrasta/contract';
import { Button } from '@mantine/core';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { ownAccountWords } from '../../messages/account';
import { errorCodeOf, serverMessageOf } from '../../api/api-error';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { Awaited } from '../../ui/page/instead';
import { AccountRow } from './account-row';
import classes from './account.module.css';

const words = ownAccountWords.sessions;

const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** What somebody would call the device: Chrome no Windows. */
export function deviceWords({ browser, system }: OwnSession): string {
  if (browser !== null && system !== null) return words.device(browser, system);
  if (system !== null) return words.browserOn(system);
  return browser ?? words.unknown;
}

/** A moment in few words, in the reader's time zone: the time of today, or the day. */
export function momentWords(moment: string, now: Date): string {
  const at = new Date(moment);
  if (day.format(at) === day.format(now)) return words.today(time.format(at));
  return words.onDay(day.format(at).replaceAll('.', ''));
}

/** One's sessions; asked for anew whenever the screen is opened. */
function useSessions() {
  return trpc.ownAccount.sessions.useQuery(undefined, { staleTime: 0 });
}

/** How an ending went is told; the list is read anew either way. */
function useTelling(success: string) {
  const { ownAccount } = trpc.useUtils();
  const { title, description } = words.failure;
  return {
    onSuccess: () => showToast('success', success),
    onError: (error: unknown) => {
      // Somebody else was faster, which is as good.
      if (errorCodeOf(error) === 'NOT_FOUND') showToast('success', success);
      else showToast('error', title, serverMessageOf(error) ?? description);
    },
    onSettled: () => ownAccount.sessions.invalidate(),
  };
}

/** The ending of sessions, one at a time; `pending` is the id of the one that is being ended. */
function useEnding() {
  const one = trpc.ownAccount.endSession.useMutation(useTelling(words.endedOne));
  const others = trpc.ownAccount.endOtherSessions.useMutation(useTelling(words.endedOthers));
  const pendingOne = one.isPending ? one.variables.id : null;
  const pending = others.isPending ? 'others' : pendingOne;
  return {
    pending,
    end: ({ id }: OwnSession) => {
      if (pending === null) one.mutate({ id });
    },
    endOthers: () => {
      if (pending === null) others.mutate();
    },
  };
}

const pocketSystems = new Set(['iPhone', 'iPad', 'Android']);

interface SessionRowProps {
  readonly session: OwnSession;
  readonly now: Date;
  readonly isPending: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, now, isPending, onEnd }: SessionRowProps) {
  const { system, ip, startedAt, lastUsedAt, isOwn } = session;
  const device = deviceWords(session);
  const started = momentWords(startedAt, now);
  const used = momentWords(lastUsedAt, now);
  const facts = [words.started(started), words.used(used)];
  return (
    <li className={classes.session}>
      <AccountRow
        Icon={pocketSystems.has(system ?? '') ? Smartphone : Monitor}
        title={device}
        badge={isOwn ? words.own : undefined}
        detail={ip === null ? facts : [...facts, ip]}
      >
        {!isOwn && (
          <Button
            variant="default"
            className={classes.action}
            aria-label={words.endOne(device, started)}
            loading={isPending}
            onClick={onEnd}
          >
            {words.end}
          </Button>
        )}
      </AccountRow>
    </li>
  );
}

function ownFirst(sessions: readonly OwnSession[]): OwnSession[] {
  return [...sessions].sort((one, other) => Number(other.isOwn) - Number(one.isOwn));
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { pending, end, endOthers } = useEnding();
  const [now] = useState(() => new Date());
  return (
    <>
      <ul className={classes.sessions}>
        {ownFirst(sessions).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            isPending={pending === session.id}
            onEnd={() => end(session)}
          />
        ))}
      </ul>
      {sessions.some(({ isOwn }) => !isOwn) && (
        <Button
          variant="default"
          className={classes.action}
          loading={pending === 'others'}
          onClick={endOthers}
        >
          {words.endOthers}
        </Button>
      )}
    </>
  );
}

/** Where one's account is open, and the ways to end that. */
export function SessionList() {
  const { data, isFetching, refetch } = useSessions();
  if (data) return <Sessions sessions={data} />;
  return <Awaited place="card" {...{ isFetching, words, refetch }} />;
}
