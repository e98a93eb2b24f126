/** Three colours that go together, and a gradient where the palette has one. */
export interface Palette {
  readonly name: string;
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
  readonly gradient: string | null;
}

/** Palettes on a plain ground. */
export const solidPalettes: readonly Palette[] = [
  {
    name: 'Cyan Fresh',
    primary: '#06D6A0',
    secondary: '#FFFFFF',
    accent: '#111827',
    gradient: null,
  },
  {
    name: 'Terracota',
    primary: '#B9481F',
    secondary: '#FBF3EA',
    accent: '#2B1A12',
    gradient: null,
  },
  {
    name: 'Noite Cobalto',
    primary: '#8FA2FF',
    secondary: '#10162B',
    accent: '#F3F5FF',
    gradient: null,
  },
  {
    name: 'Mata Atlântica',
    primary: '#1F6B4A',
    secondary: '#FAFAF3',
    accent: '#12241B',
    gradient: null,
  },
];

/** Palettes whose ground is a gradient. */
export const gradientPalettes: readonly Palette[] = [
  {
    name: 'Pôr do Sol',
    primary: '#A8123E',
    secondary: '#FFF6EF',
    accent: '#2C0A16',
    gradient: 'linear-gradient(135deg, #FFD9A6, #FF9E93)',
  },
];
