import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { replyDoor } from './reply-door';

function aReply() {
  const raw = new PassThrough();
  raw.resume();
  return { raw, reply: { raw } as unknown as FastifyReply };
}

const refusal = expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 }) as Error;

test('so many requests of one account, and of all, are let in at once', () => {
  const enter = replyDoor({ all: 3, own: 2 });
  enter('ana', aReply().reply);
  enter('ana', aReply().reply);
  expect(() => {
    enter('ana', aReply().reply);
  }).toThrow(refusal);
  enter('bia', aReply().reply);
  expect(() => {
    enter('caio', aReply().reply);
  }).toThrow(refusal);
});

test.each(['end', 'destroy'] as const)('a reply’s %s makes room for another', async (how) => {
  const enter = replyDoor({ all: 1, own: 1 });
  const { raw, reply } = aReply();
  enter('ana', reply);
  raw[how]();
  await expect
    .poll(() => {
      enter('ana', aReply().reply);
    })
    .toBeUndefined();
});
