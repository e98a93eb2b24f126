import { limits } from '@arrasta/domain';
import { expect, test } from 'vitest';
import { authMessages } from './auth';
import { editorMessages } from './editor';
import { markdownMessages } from './markdown';

const { leftOut, aiReads, page } = markdownMessages;

/** Messages that say how much there may be, and the limit that they speak of. */
const messages: readonly (readonly [string, number])[] = [
  [authMessages.fieldErrors.shortPassword, limits.minPassword],
  [editorMessages.textTooLong.description, limits.elementText],
  [page.truncated, limits.aiSource],
  [aiReads, limits.aiSource],
  [leftOut.slides(2), limits.slidesPerCarousel],
  [leftOut.description(5), limits.description],
  [leftOut.caption(5), limits.socialCaption],
];

test.each(messages)('%s', (message, limit) => {
  expect(message).toMatch(new RegExp(`(?<!\\d)${limit.toLocaleString('pt-BR')}(?!\\d)`));
});
