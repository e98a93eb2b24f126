const months = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
] as const;

/** Hours by which Brasília is behind UTC: the same month in every browser and on the server. */
const hoursBehind = 3;
const millisecondsOfHour = 3_600_000;

/** `Novembro de 2026`; null where there is no date. */
export function creationMonth(createdAt: string | undefined): string | null {
  const time = createdAt === undefined ? Number.NaN : Date.parse(createdAt);
  if (Number.isNaN(time)) return null;
  const day = new Date(time - hoursBehind * millisecondsOfHour);
  return `${months[day.getUTCMonth()] ?? ''} de ${String(day.getUTCFullYear())}`;
}
