const local = String.raw`[^\s@"(),:;<>[\]\\.]+(?:\.[^\s@"(),:;<>[\]\\.]+)*`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const emailPattern = new RegExp(String.raw`^${local}@(?:${label}\.)+${label}$`, 'u');

/** Whether a text has the form of an e-mail address with a dotted host. */
export function isEmail(value: string): boolean {
  return emailPattern.test(value);
}

/**
 * The form under which two spellings of one address are the same: trimmed, NFC, case-folded
 * (decisions §3). Upper case first, so that letters that only fold together that way do.
 */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}
