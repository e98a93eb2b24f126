import type { OwnSession } from '@arrasta/contract';
import { Button } from '@mantine/core';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { ownAccountWords } from '../../messages/account';
import { Awaited } from '../../ui/page/instead';
import { AccountRow } from './account-row';
import classes from './account.module.css';
import { deviceWords, momentWords } from './session-words';
import { useEnding, useSessions } from './use-sessions';

const words = ownAccountWords.sessions;

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
