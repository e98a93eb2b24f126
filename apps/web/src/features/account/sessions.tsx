import { type LucideIcon, Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { OwnSession } from '@arrasta/contract';
import { Button } from '@mantine/core';
import { IconTile } from '../../ui/page/section';
import classes from './account.module.css';
import { accountUiMessages } from '../../messages/account';
import { errorCodeOf, serverMessageOf } from '../../api/api-error';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { QueryState } from '../../ui/page/query-state';

interface AccountRowProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly badge?: string | undefined;
  /** One text, or a few facts. */
  readonly detail: string | readonly string[];
  /** What can be done. */
  readonly children: ReactNode;
}

/** One thing of the account: what it is, and what can be done with it. */
export function AccountRow({ Icon, title, badge, detail, children }: AccountRowProps) {
  return (
    <div className={classes.row}>
      <IconTile Icon={Icon} />
      <div className={classes.text}>
        <div className={classes.title}>
          {title}
          {badge !== undefined && <span className={classes.badge}>{badge}</span>}
        </div>
        {typeof detail === 'string' ? (
          <div className={classes.detail}>{detail}</div>
        ) : (
          <div className={classes.facts}>
            {detail.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}

const messages = accountUiMessages.sessions;

const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** The device's name for people: Chrome no Windows. */
export function deviceName({ browser, system }: OwnSession): string {
  if (browser !== null && system !== null) return messages.device(browser, system);
  if (system !== null) return messages.browserOn(system);
  return browser ?? messages.unknown;
}

/** A moment in few words, in the reader's time zone: the time of today, or the day. */
export function formatMoment(moment: string, now: Date): string {
  const at = new Date(moment);
  if (day.format(at) === day.format(now)) return messages.today(time.format(at));
  return messages.onDay(day.format(at).replaceAll('.', ''));
}

/** One's sessions; asked for anew whenever the screen is opened. */
function useSessions() {
  return trpc.ownAccount.sessions.useQuery(undefined, { staleTime: 0 });
}

/** Shows the outcome; the list is loaded anew either way. */
function useSessionToasts(success: string) {
  const { ownAccount } = trpc.useUtils();
  const { title, description } = messages.failure;
  return {
    onSuccess: () => showToast('success', success),
    onError: (error: unknown) => {
      // It was ended elsewhere meanwhile, which is as good.
      if (errorCodeOf(error) === 'NOT_FOUND') showToast('success', success);
      else showToast('error', title, serverMessageOf(error) ?? description);
    },
    onSettled: () => ownAccount.sessions.invalidate(),
  };
}

/** The ending of sessions, one at a time; `pending` is the id of the one that is being ended. */
function useEndSessions() {
  const one = trpc.ownAccount.endSession.useMutation(useSessionToasts(messages.endedOne));
  const others = trpc.ownAccount.endOtherSessions.useMutation(
    useSessionToasts(messages.endedOthers),
  );
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

const pocketSystems: ReadonlySet<string> = new Set(['iPhone', 'iPad', 'Android']);

interface SessionRowProps {
  readonly session: OwnSession;
  readonly now: Date;
  readonly isPending: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, now, isPending, onEnd }: SessionRowProps) {
  const { system, ip, startedAt, lastUsedAt, isOwn } = session;
  const device = deviceName(session);
  const started = formatMoment(startedAt, now);
  const used = formatMoment(lastUsedAt, now);
  const facts = [messages.started(started), messages.used(used)];
  return (
    <li className={classes.session}>
      <AccountRow
        Icon={pocketSystems.has(system ?? '') ? Smartphone : Monitor}
        title={device}
        badge={isOwn ? messages.own : undefined}
        detail={ip === null ? facts : [...facts, ip]}
      >
        {!isOwn && (
          <Button
            variant="default"
            className={classes.action}
            aria-label={messages.endOne(device, started)}
            loading={isPending}
            onClick={onEnd}
          >
            {messages.end}
          </Button>
        )}
      </AccountRow>
    </li>
  );
}

function sortOwnFirst(sessions: readonly OwnSession[]): OwnSession[] {
  return [...sessions].sort((one, other) => Number(other.isOwn) - Number(one.isOwn));
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { pending, end, endOthers } = useEndSessions();
  const [now] = useState(() => new Date());
  return (
    <>
      <ul className={classes.sessions}>
        {sortOwnFirst(sessions).map((session) => (
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
          {messages.endOthers}
        </Button>
      )}
    </>
  );
}

/** Where one's account is open, and the ways to end that. */
export function SessionList() {
  const { data, isFetching, refetch } = useSessions();
  if (data) return <Sessions sessions={data} />;
  return <QueryState place="card" {...{ isFetching, messages, refetch }} />;
}
