const local = String.raw`[^\s@"(),:;<>[\]\\.]+(?:\.[^\s@"(),:;<>[\]\\.]+)*`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const emailPattern = new RegExp(String.raw`^${local}@(?:${label}\.)+${label}$`, 'u');

/** Control and format characters, unassigned ones, and whatever else is drawn as nothing. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Whether a text has the form of an e-mail address with a dotted host, and nothing in it that
 * cannot be seen: two addresses that differ in that alone look like one.
 */
export function isEmail(value: string): boolean {
  return emailPattern.test(value) && !unseen.test(value);
}
