/** What file systems refuse in names, and what is not seen in them. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
/** Enough to know the carousel by, short enough for every file system. */
const longest = 80;

/** The name of a file with the whole carousel, made of its title. */
export function exportFileName(title: string, ending: 'zip' | 'pdf'): string {
  const words = title.replace(refused, ' ').replace(/\s+/g, ' ').trim();
  const name = Array.from(words)
    .slice(0, longest)
    .join('')
    .replace(/[. ]+$/, '');
  return `${name === '' ? 'carrossel' : name}.${ending}`;
}
