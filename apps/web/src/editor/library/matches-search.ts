function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Whether one of the names holds what is searched for; accents, case and outer spaces do not count. */
export function matchesSearch(search: string, names: readonly string[]): boolean {
  const wanted = plain(search.trim());
  return names.some((name) => plain(name).includes(wanted));
}
