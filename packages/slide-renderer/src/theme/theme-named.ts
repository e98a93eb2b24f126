import { themeOf, type ThemeKey } from '@arrasta/palettes';
import { bold } from './bold/bold';
import { editorial } from './editorial/editorial';
import { frame } from './frame/frame';
import { minimal } from './minimal/minimal';
import { notebook } from './notebook/notebook';
import type { Theme } from '../scene/model';

const drawings: Readonly<Record<ThemeKey, Theme>> = {
  minimal,
  editorial,
  bold,
  notebook,
  frame,
};

/** The drawing of a theme; `minimal` for names nobody knows (decisions §9). */
export function themeNamed(name: string): Theme {
  return drawings[themeOf(name).key];
}
