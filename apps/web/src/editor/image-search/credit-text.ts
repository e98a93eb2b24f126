import type { PictureCredit } from '@arrasta/contract';
import { foundPictureWords } from '../../messages/image-search';

const words = foundPictureWords.credit;

/** Whose a picture is, in one line: author, service, licence. */
export function creditText({ author, source, license }: PictureCredit): string {
  return [words.photo(author), source, license ?? words.unknownLicense].join(' · ');
}

/** The same among pictures of one service, which is named beside them. */
export function shortCreditText({ author, license }: PictureCredit): string {
  return [words.photo(author), license ?? words.unknownLicense].join(' · ');
}
