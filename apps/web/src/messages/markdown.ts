const slides = (count: number) => (count === 1 ? '1 slide' : `${String(count)} slides`);

const characters = (count: number) =>
  count === 1 ? '1 caractere' : `${count.toLocaleString('pt-BR')} caracteres`;

/** A carousel made from a text, and written as one. */
export const markdownMessages = {
  title: 'Criar a partir de um texto',
  close: 'Fechar',
  field: 'Texto ou Markdown',
  placeholder:
    '# Título do carrossel\n\nA frase da capa.\n\n## Primeiro slide\n\n- Um ponto\n- Outro ponto\n\n## Segundo slide\n\nUm parágrafo curto.',
  hint: 'Cada título começa um slide e listas viram listas; o que não cabe continua no seguinte. Funciona também sem internet.',
  ways: { label: 'De onde vem o texto', text: 'Colar texto', url: 'Endereço' },
  page: {
    field: 'Endereço da página',
    placeholder: 'https://',
    hint: 'O texto da página aparece aqui para você conferir e mudar.',
    submit: 'Buscar texto',
    read: (title: string | null, count: number) =>
      `${title === null ? 'Página sem título' : `“${title}”`} · ${characters(count)}`,
    truncated: 'A página é mais longa: o texto para no parágrafo que cabe em 20.000 caracteres.',
    missing: 'Escreva o endereço da página.',
    failed: 'Não foi possível buscar o texto. Verifique sua conexão e tente novamente.',
  },
  aiReads: 'A I.A. lê só os primeiros 20.000 caracteres.',
  file: 'Escolher arquivo',
  drop: 'ou solte aqui um arquivo .md ou .txt',
  count: slides,
  none: 'Nenhum slide ainda',
  leftOut: {
    slides: (count: number) =>
      count === 1
        ? '1 slide fica de fora: um carrossel tem no máximo 100.'
        : `${slides(count)} ficam de fora: um carrossel tem no máximo 100.`,
    images: (count: number) =>
      count === 1
        ? '1 imagem fica de fora: o endereço dela não é da internet.'
        : `${String(count)} imagens ficam de fora: o endereço delas não é da internet.`,
    description: (count: number) =>
      `Da descrição ficam de fora ${characters(count)}: ela tem no máximo 2.000.`,
    caption: (count: number) =>
      `Da legenda ficam de fora ${characters(count)}: ela tem no máximo 10.000.`,
    html: (count: number) =>
      count === 1
        ? '1 trecho em HTML fica de fora.'
        : `${String(count)} trechos em HTML ficam de fora.`,
    notes: (count: number) =>
      count === 1
        ? 'Uma anotação de aparência do arquivo não pôde ser lida por inteiro.'
        : `${String(count)} anotações de aparência do arquivo não puderam ser lidas por inteiro.`,
  },
  cancel: 'Cancelar',
  submit: 'Criar carrossel',
  fileRefused: {
    title: 'Arquivo não aceito',
    tooLarge: 'O arquivo tem mais de 4 MB. Escolha um menor ou cole só o texto.',
    notText: 'Este arquivo não é um texto. Escolha um arquivo .md ou .txt.',
    unreadable: 'Não foi possível ler o arquivo. Tente novamente.',
  },
  failed: {
    title: 'Não foi possível criar o carrossel',
    description: 'O texto continua aqui. Tente novamente.',
  },
} as const;

const kindsLeftOut = ['slides', 'images', 'html', 'notes', 'description', 'caption'] as const;

/** What of a text found no place, a sentence for each kind. */
export function describeLeftOut(
  counts: Readonly<Record<(typeof kindsLeftOut)[number], number>>,
): string[] {
  return kindsLeftOut.flatMap((kind) =>
    counts[kind] === 0 ? [] : [markdownMessages.leftOut[kind](counts[kind])],
  );
}
