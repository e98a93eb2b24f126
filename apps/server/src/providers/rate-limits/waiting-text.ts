const minute = 60;
const hour = 60 * minute;

const units = [
  { from: 2 * hour, length: hour, one: 'hora', many: 'horas' },
  { from: 2 * minute, length: minute, one: 'minuto', many: 'minutos' },
  { from: 0, length: 1, one: 'segundo', many: 'segundos' },
] as const;

/** What somebody reads who tried too often; `seconds` until the next try, rounded up to its unit. */
export function waitingText(seconds: number): string {
  const unit = units.find(({ from }) => seconds >= from) ?? units[2];
  const count = Math.ceil(seconds / unit.length);
  const word = count === 1 ? unit.one : unit.many;
  return `Muitas tentativas. Tente de novo em ${String(count)} ${word}.`;
}
