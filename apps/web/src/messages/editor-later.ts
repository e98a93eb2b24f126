// Texts of the editor that nobody reads with the first picture of it: what shows them comes later.

export const conflictMessages = {
  changed: {
    title: 'Este carrossel mudou em outro lugar',
    description:
      'Ele foi salvo em outra aba ou aparelho depois que você o abriu. Nada do que você editou aqui se perdeu: escolha o que fazer.',
    mine: 'Manter a minha versão',
    mineHint: 'Substitui a que está salva.',
    theirs: 'Carregar a versão salva',
    theirsHint: 'Descarta as edições feitas aqui.',
    copy: 'Salvar a minha como cópia',
    copyHint: 'As duas ficam guardadas.',
    copyTitle: (title: string) => `${title} (cópia)`,
  },
  deleted: {
    title: 'Este carrossel foi excluído',
    description:
      'Ele foi excluído em outra aba ou aparelho. O que você tem aqui não se perdeu: fica como rascunho neste dispositivo até você salvar de novo.',
    again: 'Salvar como novo carrossel',
    againHint: 'Volta a ficar guardado, com tudo o que está aqui.',
  },
} as const;

export const draftMessages = {
  title: 'Há um rascunho neste dispositivo',
  description: (when: string) => `Edições de ${when} ainda não foram salvas.`,
  restore: 'Restaurar rascunho',
  discard: 'Descartar',
} as const;

export const leaveMessages = {
  title: 'Sair sem salvar?',
  description:
    'Este carrossel tem alterações que ainda não foram salvas. Se você sair agora, elas se perdem.',
  cancel: 'Cancelar',
  discard: 'Sair sem salvar',
  save: 'Salvar e sair',
} as const;

export const announcementMessages = {
  place: (name: string, number: number, total: number) => `${name}, posição ${number} de ${total}`,
  selected: (place: string) => `Selecionado: ${place}`,
  nothingSelected: 'Nada selecionado',
  added: (place: string) => `Adicionado: ${place}`,
  duplicated: (place: string) => `Duplicado: ${place}`,
  moved: (place: string) => `Movido: ${place}`,
  removed: (name: string) => `Excluído: ${name}`,
  slideRemoved: (shown: string) => `Slide excluído. ${shown}`,
  swapped: (one: number, other: number) => `Slides ${one} e ${other} trocaram de lugar`,
  undone: 'Desfeito',
  redone: 'Refeito',
} as const;
