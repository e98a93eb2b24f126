/** A number that whoever starts it may set, such as the seconds of a load. */
export function numberFromEnvironment(name: string, otherwise: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number.`);
  return value;
}
