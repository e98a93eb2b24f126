/** Control characters but tab and line break; no font draws them, and a database takes no NUL. */
const controls = /[^\P{Cc}\n\t]/gu;
/** Half a character, as it is left where a text was cut in the middle of one. */
const halves = /\p{Surrogate}/gu;

/** A text of a model that can be kept and drawn: whatever it wrote, whole characters alone. */
export function stripControlChars(text: string): string {
  return text.replace(/\r\n?/gu, '\n').replace(controls, '').replace(halves, '');
}
