import type { DefaultSizes } from '@arrasta/domain';
import { type ThemeKey, themeOf } from '@arrasta/palettes';
import type { Area, Theme } from '../context';
import { bold } from './bold';
import { editorial } from './editorial';
import { frame } from './frame';
import { minimal } from './minimal';
import { notebook } from './notebook';

const drawings: Readonly<Record<ThemeKey, Theme>> = {
  minimal,
  editorial,
  bold,
  notebook,
  frame,
};

/**
 * The drawing of a theme; `minimal` for names nobody knows. Source: docs/product/carousels.md 7.
 */
export function themeNamed(name: string): Theme {
  return drawings[themeOf(name).key];
}

/** The part of the slide in px that a background picture covers in a theme. */
export function paperOf(theme: string): Area {
  const { left, top, width, height } = themeNamed(theme).paper;
  return { left, top, width, height };
}

/** What texts without a size of their own are drawn at in a theme; `minimal` for unknown names. */
export function defaultSizes(theme: string): DefaultSizes {
  return { title: 'text-4xl', subtitle: 'text-lg', text: themeNamed(theme).textStep };
}
