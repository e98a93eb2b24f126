/** The fields of a patch that were given; `undefined` means "left out". */
export function definedFields<Fields extends object>(
  patch: Fields,
): Partial<{
  [Key in keyof Fields]: Exclude<Fields[Key], undefined>;
}> {
  const entries = Object.entries(patch).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as ReturnType<typeof definedFields<Fields>>;
}
