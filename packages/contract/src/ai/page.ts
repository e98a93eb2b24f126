import { limits } from '@arrasta/domain';
import { z } from 'zod';
import { aiTexts } from './ai-texts';

/** A page that is to be read for its text. Which addresses may be asked, the server says. */
export const readPageSchema = z.object({
  url: z
    .string(aiTexts.pageAddressMissing)
    .trim()
    .min(1, aiTexts.pageAddressMissing)
    .max(limits.pictureAddress, aiTexts.pageRefused),
});

/** The text of a page, as far as a carousel may be written from it; nothing of it is kept. */
export interface ReadPage {
  /** What the page calls itself; null where it does not say. */
  readonly title: string | null;
  /** Headings and lists as in Markdown. */
  readonly text: string;
  /** Whether the page says more than fits. */
  readonly truncated: boolean;
}
