import type { LayoutLooks } from '@arrasta/domain';
import type { ThemeFacts, ThemeKey } from './theme-facts';

/** The themes that have decoration. Source: docs/product/themes.md 1. */
export const decoratedThemes = {
  social: {
    key: 'social',
    name: 'Post',
    alignment: 'text-left',
    field: {
      left: 48,
      right: 384,
      top: 50,
      bottom: 385,
      bareTop: 50,
      bareBottom: 445,
      headedTop: 112,
      headedBottom: 445,
    },
    fonts: [
      { title: 'inter', content: 'inter' },
      { title: 'dm-sans', content: 'inter' },
      { title: 'roboto', content: 'roboto' },
      { title: 'nunito', content: 'nunito' },
    ],
    isDecorated: true,
    brandPosition: 'header',
  },
  swiss: {
    key: 'swiss',
    name: 'Suíço',
    alignment: 'text-left',
    field: {
      left: 28,
      right: 404,
      top: 36,
      bottom: 444,
      bareTop: 44,
      bareBottom: 498,
      headedTop: 70,
      headedBottom: 498,
    },
    fonts: [
      { title: 'inter', content: 'inter' },
      { title: 'dm-sans', content: 'dm-sans' },
      { title: 'bebas-neue', content: 'inter' },
    ],
    brandPosition: 'header',
    isDecorated: true,
  },
  glow: {
    key: 'glow',
    name: 'Neon',
    alignment: 'text-left',
    field: {
      left: 28,
      right: 404,
      top: 32,
      bottom: 456,
      bareTop: 32,
      bareBottom: 508,
      headedTop: 80,
      headedBottom: 508,
    },
    fonts: [
      { title: 'dm-sans', content: 'inter' },
      { title: 'poppins', content: 'inter' },
      { title: 'raleway', content: 'open-sans' },
    ],
    isDecorated: true,
  },
  retro: {
    key: 'retro',
    name: 'Retrô',
    alignment: 'text-left',
    field: {
      left: 32,
      right: 400,
      top: 36,
      bottom: 422,
      bareTop: 36,
      bareBottom: 470,
      headedTop: 84,
      headedBottom: 470,
    },
    fonts: [
      { title: 'nunito', content: 'nunito' },
      { title: 'poppins', content: 'nunito' },
      { title: 'playfair-display', content: 'lato' },
    ],
    isDecorated: true,
  },
  geo: {
    key: 'geo',
    name: 'Geométrico',
    alignment: 'text-left',
    field: {
      left: 28,
      right: 404,
      top: 126,
      bottom: 474,
      bareTop: 126,
      bareBottom: 508,
      headedTop: 174,
      headedBottom: 508,
    },
    fonts: [
      { title: 'dm-sans', content: 'dm-sans' },
      { title: 'poppins', content: 'inter' },
      { title: 'montserrat', content: 'inter' },
    ],
    isDecorated: true,
  },
} as const satisfies Readonly<Partial<Record<ThemeKey, ThemeFacts>>>;

/** Tones that a theme has of its own for some layouts. Source: docs/product/themes.md 4. */
export const ownTones: Readonly<Partial<Record<ThemeKey, LayoutLooks['tones']>>> = {
  geo: { 'cover-type': 'paper', statement: 'primary', quote: 'ink', cta: 'paper' },
  retro: {
    'cover-type': 'paper',
    'cover-split': 'paper',
    statement: 'paper',
    quote: 'paper',
    'big-number': 'paper',
    cta: 'paper',
  },
  swiss: {
    'cover-type': 'primary',
    'cover-split': 'paper',
    statement: ['primary', 'ink'],
    quote: 'ink',
    'big-number': 'paper',
    cta: 'primary',
  },
  social: {
    'cover-type': 'paper',
    'cover-split': 'paper',
    statement: 'ink',
    quote: 'paper',
    'big-number': 'paper',
    cta: 'paper',
  },
};
