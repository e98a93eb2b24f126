/** One shortcut: what it does, and its keys. */
interface ShortcutMessages {
  readonly does: string;
  readonly keys: readonly string[];
}

export const shortcutMessages = { title: 'Atalhos do teclado' } as const;

/** The keys of the editor. Source: docs/product/editor.md 9. */
export const shortcutGroups: readonly {
  readonly name: string;
  readonly shortcuts: readonly ShortcutMessages[];
}[] = [
  {
    name: 'Carrossel',
    shortcuts: [
      { does: 'Salvar', keys: ['Ctrl', 'S'] },
      { does: 'Desfazer', keys: ['Ctrl', 'Z'] },
      { does: 'Refazer', keys: ['Ctrl', 'Shift', 'Z'] },
      { does: 'Refazer', keys: ['Ctrl', 'Y'] },
      { does: 'Slide anterior', keys: ['←'] },
      { does: 'Próximo slide', keys: ['→'] },
      { does: 'Próximo layout', keys: ['V'] },
      { does: 'Layout anterior', keys: ['Shift', 'V'] },
      { does: 'Zonas livres de Stories', keys: ['Z'] },
      { does: 'Esta lista', keys: ['?'] },
    ],
  },
  {
    name: 'Elementos',
    shortcuts: [
      { does: 'Elemento anterior', keys: ['↑'] },
      { does: 'Próximo elemento', keys: ['↓'] },
      { does: 'Escrever no slide', keys: ['Enter'] },
      { does: 'Destacar palavras', keys: ['Ctrl', 'B'] },
      { does: 'Subir', keys: ['Alt', '↑'] },
      { does: 'Descer', keys: ['Alt', '↓'] },
      { does: 'Duplicar', keys: ['Ctrl', 'D'] },
      { does: 'Excluir', keys: ['Delete'] },
      { does: 'Soltar a seleção', keys: ['Esc'] },
    ],
  },
];
