import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { responseSlots } from './response-slots';

function aReply() {
  const raw = new PassThrough();
  raw.resume();
  return { raw, reply: { raw } as unknown as FastifyReply };
}

const of = (ownerId: string, address = ownerId) => ({ ownerId, address });

const refusal = expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 }) as Error;

test('so many requests of one account, and of all, are let in at once', () => {
  const enter = responseSlots({ all: 3, ofAddress: 3, own: 2 });
  enter(of('ana'), aReply().reply);
  enter(of('ana'), aReply().reply);
  expect(() => {
    enter(of('ana'), aReply().reply);
  }).toThrow(refusal);
  enter(of('bia'), aReply().reply);
  expect(() => {
    enter(of('caio'), aReply().reply);
  }).toThrow(refusal);
});

test.each(['end', 'destroy'] as const)('a reply’s %s makes room for another', async (how) => {
  const enter = responseSlots({ all: 1, ofAddress: 1, own: 1 });
  const { raw, reply } = aReply();
  enter(of('ana'), reply);
  raw[how]();
  await expect
    .poll(() => {
      enter(of('ana'), aReply().reply);
    })
    .toBeUndefined();
});

test('accounts behind one address share what one address may have', () => {
  const enter = responseSlots({ all: 9, ofAddress: 2, own: 2 });
  enter(of('ana', 'casa'), aReply().reply);
  enter(of('bia', 'casa'), aReply().reply);
  expect(() => {
    enter(of('caio', 'casa'), aReply().reply);
  }).toThrow(refusal);
  enter(of('caio', 'escola'), aReply().reply);
});
