import type { OwnSession } from '@arrasta/contract';
import { ownAccountWords } from '../../messages/account';

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
