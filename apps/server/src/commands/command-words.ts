import { basename } from 'node:path';
import { isEmail } from '@arrasta/contract';
import { ConfigurationError } from '../kernel/config/environment';

/** The usage text, printed for an unknown command. */
export const usage =
  'Comandos: nenhum (inicia o servidor), admin <e-mail> [--reset-password], rotate-keys, backup <arquivo>, restore <arquivo>, move-to-postgres, move-pictures, browser. As configurações vêm do ambiente.';

/** What `admin` is asked for on the terminal. */
export interface Appointment {
  readonly email: string;
  readonly resetsPassword: boolean;
}

/**
 * One e-mail and the one flag there is.
 * @throws ConfigurationError for anything else: a word that is not understood does nothing.
 */
export function readAppointment(words: readonly string[]): Appointment {
  const flags = words.filter((word) => word.startsWith('-'));
  const [email = '', ...more] = words.filter((word) => !word.startsWith('-'));
  const areKnown = flags.every((flag) => flag === '--reset-password');
  if (!areKnown || more.length > 0 || !isEmail(email)) {
    throw new ConfigurationError('pnpm admin <e-mail> [--reset-password]');
  }
  return { email, resetsPassword: flags.length > 0 };
}

/** The one word behind `backup` and `restore`. @throws ConfigurationError for none or more. */
export function readFileName(command: string, words: readonly string[]): string {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0 || file.startsWith('-') || basename(file) === '') {
    throw new ConfigurationError(`pnpm ${command} <arquivo>`);
  }
  return file;
}
