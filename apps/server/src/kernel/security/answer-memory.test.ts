import { expect, test } from 'vitest';
import { byteBudget, answerMemory } from './answer-memory';

const refusal = expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 }) as Error;

test('an owner takes the own share at most, all together the whole', () => {
  const open = byteBudget({ all: 100, own: 60 });
  const [one, other, third] = [open('ana'), open('ana'), open('bia')];
  one.add(40);
  expect(() => {
    other.add(21);
  }).toThrow(refusal);
  other.add(20);
  expect(() => {
    third.add(41);
  }).toThrow(refusal);
  third.add(40);
  one.end();
  third.add(20);
  other.add(20);
});

test('what is given back twice is given back once', () => {
  const open = byteBudget({ all: 100, own: 100 });
  const one = open('ana');
  one.add(100);
  one.end();
  one.end();
  open('bia').add(100);
  expect(() => {
    open('caio').add(1);
  }).toThrow(refusal);
});

const limits = { all: 100, ofAddress: 60, own: 30, ofAnswer: 20 };
const of = (ownerId: string | null, address = String(ownerId)) => ({ ownerId, address });
const none = () => 0;
const refused = expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 }) as Error;

test('answers of one account, of one address and of all have so much at once', async () => {
  const memory = answerMemory(limits, 10);
  await memory.open(of('ana'), none).reserve(30);
  await expect(memory.open(of('ana'), none).reserve(1)).rejects.toEqual(refused);
  await memory.open(of('bia', 'office'), none).reserve(30);
  await memory.open(of('caio', 'office'), none).reserve(30);
  await expect(memory.open(of('davi', 'office'), none).reserve(1)).rejects.toEqual(refused);
  await memory.open(of('eva'), none).reserve(10);
  await expect(memory.open(of('fabio'), none).reserve(1)).rejects.toEqual(refused);
});

test('what does not fit waits until another answer ends', async () => {
  const memory = answerMemory(limits);
  const first = memory.open(of('ana'), none);
  await first.reserve(30);
  const second = memory.open(of('ana'), none).reserve(10);
  expect(memory.isFull(of('ana'))).toBe(true);
  first.end();
  await second;
  expect(memory.isFull(of('ana'))).toBe(false);
});

test('of two that wait only as many go on as fit', async () => {
  const memory = answerMemory(limits);
  const first = memory.open(of('ana'), none);
  await first.reserve(30);
  const answers = [memory.open(of('ana'), none), memory.open(of('ana'), none)];
  const reserved: number[] = [];
  const waits = answers.map(async (answer, index) => {
    await answer.reserve(20);
    reserved.push(index);
  });
  first.end();
  await waits[0];
  await new Promise(setImmediate);
  expect(reserved).toEqual([0]);
  answers[0]?.end();
  await waits[1];
  expect(reserved).toEqual([0, 1]);
});

test('what a client does not take counts as held, until it is taken', () => {
  const memory = answerMemory(limits);
  let untaken = 30;
  memory.open(of('ana'), () => untaken);
  expect([memory.isFull(of('ana')), memory.isFull(of('bia'))]).toEqual([true, false]);
  untaken = 0;
  expect(memory.isFull(of('ana'))).toBe(false);
});

test('one answer with several things holds no more than it may, one large thing has its answer', async () => {
  const memory = answerMemory(limits);
  const batch = memory.open(of('ana'), none);
  await batch.reserve(15);
  await expect(batch.reserve(6)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  batch.end();
  await memory.open(of('ana'), none).reserve(1_000);
});
