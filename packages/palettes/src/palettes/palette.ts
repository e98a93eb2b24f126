/**
 * Three colours that go together, as `#RRGGBB`: emphasis, ground and text; and a CSS gradient
 * where the palette has one. Source: carousel-editor §3.
 */
export interface Palette {
  readonly name: string;
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
  readonly gradient: string | null;
  readonly isGradient: boolean;
}
