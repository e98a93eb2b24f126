/** Dark enough for white letters in both appearances. */
const colours = [
  '#1a2da3',
  '#8a3a12',
  '#17603f',
  '#643a8f',
  '#0b5563',
  '#744a00',
  '#8a1a4b',
  '#3c3c39',
] as const;

/** The ground of a user's initial, always the same for one user. */
export function avatarColour(id: string): string {
  return colours[Number.parseInt(id.slice(0, 2), 16) % colours.length] ?? colours[0];
}
