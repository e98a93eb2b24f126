import { createContext, use } from 'react';

/** A text file that somebody chose, or why it is none, in words. */
export type ReadFile = { readonly text: string } | { readonly problem: string };

/** How the gallery comes by files and hands them out; the page that puts it together knows the way. */
export interface TemplateFiles {
  readonly readText: (file: File) => Promise<ReadFile>;
  /** Hands out a Markdown named after a title. */
  readonly downloadText: (text: string, title: string) => void;
}

const Files = createContext<TemplateFiles | null>(null);

export const TemplateFilesProvider = Files.Provider;

export function useTemplateFiles(): TemplateFiles {
  const files = use(Files);
  if (files === null) throw new Error('The gallery stands outside of the page that gives it files');
  return files;
}
