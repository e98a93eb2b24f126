/** What file systems refuse in names, and what is not seen in them. */
const refused = /[\\/:*?"<>|\p{Cc}]|[^\P{Cf}\u200D\u{E0020}-\u{E007F}]/gu;
/** Unseen as well, unless it joins pictographs or spells a flag. */
const joining =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})|(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0020}-\u{E007F}]/gu;
/** Names that Windows keeps for devices, whatever stands behind a dot. */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
/** Letters as they are seen; enough to know the carousel by. */
const mostLetters = 80;
/** Bytes of UTF-8 that every file system takes, the ending included. */
const mostBytes = 255;

const letters = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
const bytes = new TextEncoder();

/** The beginning of a text, cut between letters. */
function shortened(text: string, room: number): string {
  let length = 0;
  const kept = [...letters.segment(text)].slice(0, mostLetters).filter(({ segment }) => {
    length += bytes.encode(segment).length;
    return length <= room;
  });
  return kept.map(({ segment }) => segment).join('');
}

/** The name of a file with the whole carousel, made of its title. */
export function exportFileName(title: string, ending: 'zip' | 'pdf' | 'md'): string {
  const words = title.replace(refused, ' ').replace(joining, ' ').replace(/\s+/g, ' ').trim();
  const free = device.test(words) ? `carrossel ${words}` : words;
  const name = shortened(free, mostBytes - ending.length - 1).replace(/[. ]+$/, '');
  return `${name === '' ? 'carrossel' : name}.${ending}`;
}
