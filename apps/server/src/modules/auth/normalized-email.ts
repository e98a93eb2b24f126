import { domainToASCII, domainToUnicode } from 'node:url';
import { isEmail } from '@arrasta/contract';

/** Without case. Upper case first, so that letters that only fold together that way do. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}

/**
 * An address as it is spelled: trimmed, NFC, case-folded. Keys were this and nothing more before
 * hosts were compared in ASCII, and are it still where two accounts would else have had one key.
 */
export function formerNormalizedEmail(email: string): string {
  return foldCase(email.trim().normalize('NFC')).normalize('NFC');
}

/** Letters that are only another form of others (ａ, ﬁ) as those, unless that is no address. */
function normalizeLocalPart(local: string): string {
  const plain = foldCase(local.normalize('NFKC')).normalize('NFKC');
  return isEmail(`${plain}@exemplo.com`) ? plain : foldCase(local).normalize('NFC');
}

/** A host in ASCII; one that has no such form as it is spelled. Folded again: ẞ is ß only once. */
function toAsciiHost(host: string): string {
  const folded = foldCase(domainToUnicode(host) || host);
  return domainToASCII(folded) || foldCase(host).normalize('NFC');
}

/**
 * The form under which two spellings of one address are the same: trimmed, NFC, case-folded,
 * letters in their plain form, the host in ASCII. What has not the form of an address is only what
 * it is spelled like. Source: docs/product/accounts.md 8; decision 062.
 */
export function normalizedEmail(email: string): string {
  const spelled = formerNormalizedEmail(email);
  if (!isEmail(spelled)) return spelled;
  const at = spelled.lastIndexOf('@');
  return `${normalizeLocalPart(spelled.slice(0, at))}@${toAsciiHost(spelled.slice(at + 1))}`;
}
