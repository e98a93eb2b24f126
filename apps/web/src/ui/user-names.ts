import type { User } from '@arrasta/contract';
import { authMessages } from '../messages/auth';

type Named = Pick<User, 'name' | 'email'>;

/** The name in the greeting; blank names are greeted with the documented fallback (docs/product/accounts.md 17). */
export function greetingName({ name }: Named): string {
  return name.trim() || authMessages.menu.fallbackName;
}

/** First letter of the name or of the e-mail, in capitals; whole even where it is made of several code units. */
export function initialOf({ name, email }: Named): string {
  const [letter] = new Intl.Segmenter('pt-BR').segment(name.trim() || email.trim());
  return letter?.segment.toLocaleUpperCase('pt-BR') ?? authMessages.menu.fallbackInitial;
}
