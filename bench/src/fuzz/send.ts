import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { anyBadRequest, type BadRequest } from './any-request';
import { idOf } from './any-value';
import { isSignedIn, newCaller, renewed, roles } from './callers';
import type { Caller, FuzzContext } from './callers';
import { callsThatChange, things, type ChangingCall } from './calls-that-change';
import { faultOf, isLate } from './judge';
import type { Outcome, Tally } from './tally';

/** What is drawn of a call at once: to draw one at a time would take longer than to send it. */
const drawn = 100;
/** A caller has one of each again after so many requests: calls that delete are among them. */
const renewedAfter = 150;

/** The requests for all calls in turn, the same ones for the same seed. */
export function badRequests(seed: number): (number: number) => readonly [ChangingCall, BadRequest] {
  const sources = callsThatChange.map((call, index) => {
    const requests = anyBadRequest(call);
    // Not all run out at once: who draws answers nobody meanwhile, and all would seem slow.
    const first = 1 + (index * drawn) / callsThatChange.length;
    const ready = fc.sample(requests, { numRuns: Math.floor(first), seed: seed + index });
    return { call, requests, ready };
  });
  return (number) => {
    const source = sources[number % sources.length];
    if (!source) throw new Error('There are no calls.');
    if (source.ready.length === 0) {
      source.ready = fc.sample(source.requests, { numRuns: drawn, seed: seed + number });
    }
    const request = source.ready.shift();
    if (!request) throw new Error('Too few requests were drawn.');
    return [source.call, request];
  };
}

/** Puts the ids of who sends it in their places. */
function addressed(text: string, about: ChangingCall['about'], { ids }: Caller): string {
  return things.reduce(
    (result, thing) => result.replaceAll(idOf(thing), ids[thing]),
    text.replaceAll(idOf('own'), ids[about]),
  );
}

/** Streamed answers are told in lines, where they are asked for so. */
const inLines = { 'trpc-accept': 'application/jsonl' };

function requestOf(call: ChangingCall, request: BadRequest, caller: Caller, foreign: string) {
  const id = request.id === idOf('foreign') ? foreign : addressed(request.id, call.about, caller);
  const isStreamed = call.path.endsWith('.streamDeck');
  const url = `${call.path.replace(/\{\w+\}/, encodeURIComponent(id.replace(/\p{Surrogate}/gu, '\ufffd')))}${request.query}`;
  const { body } = request;
  const text = typeof body === 'string' ? addressed(body, call.about, caller) : body;
  return {
    url: isStreamed ? `${url}?batch=1` : url,
    isInLines: isStreamed,
    headers: { ...request.headers, ...(isStreamed && inLines), cookie: caller.cookie },
    body: isStreamed && typeof text === 'string' ? `{"0":${text}}` : text,
  };
}

const describeBody = (body: string | Uint8Array) =>
  typeof body === 'string' ? body : `base64 ${Buffer.from(body).toString('base64')}`;

async function sendOne(
  server: string,
  call: ChangingCall,
  { url, isInLines, headers, body }: ReturnType<typeof requestOf>,
): Promise<Outcome> {
  const sent = () =>
    `${call.method} ${url} ${JSON.stringify({ ...headers, cookie: '' })} ${describeBody(body).slice(0, 1000)}`;
  const began = performance.now();
  try {
    const answer = await fetch(`${server}${url}`, { method: call.method, headers, body });
    const text = await answer.text();
    const took = performance.now() - began;
    const { status } = answer;
    const mediaType = answer.headers.get('content-type') ?? '';
    const fault = faultOf({ call, url, status, mediaType, isInLines, text, took });
    return {
      call,
      ending: String(status),
      took,
      isLate: isLate(took),
      fault,
      sent: () => `${sent()}\n${text.slice(0, 500)}`,
    };
  } catch (error) {
    const { cause } = error as Error;
    const took = performance.now() - began;
    return {
      call,
      ending: 'none',
      took,
      isLate: isLate(took),
      fault: `no answer: ${String((cause as Error | undefined) ?? error)}`,
      sent,
    };
  }
}

/** How often the same is sent to a server that says it is too busy, and how long it is left alone. */
const [maxTries, rest] = [20, 500];
/** A body that takes long does so each time; a machine that was busy does not. */
const maxLate = 3;

/** Sends until the server was neither too busy nor late. */
async function sendUntilServed(send: () => Promise<Outcome>, tally: Tally): Promise<Outcome> {
  let [busy, late] = [0, 0];
  for (;;) {
    const outcome = await send();
    if (outcome.ending === '503') busy += 1;
    else if (outcome.isLate) late += 1;
    else return outcome;
    if (busy === maxTries || late === maxLate) return outcome;
    tally.noteAgain(outcome);
    await pause(rest);
  }
}

/** Who sends the next request of a role; looks after their sessions and what they have. */
async function circleOf(server: string, around: FuzzContext) {
  const circle: { caller: Caller; sent: number }[] = [];
  for (const role of roles) circle.push({ caller: await newCaller(around, role), sent: 0 });
  return async (turn: number, send: (caller: Caller) => Promise<Outcome>): Promise<Outcome> => {
    const member = circle[turn % circle.length];
    if (!member) throw new Error('Nobody is there.');
    const outcome = await send(member.caller);
    member.sent += 1;
    const isOut = outcome.ending === '401' && !(await isSignedIn(server, member.caller));
    if (isOut) member.caller = await newCaller(around, member.caller.role);
    else if (member.sent % renewedAfter === 0) member.caller = await renewed(around, member.caller);
    return outcome;
  };
}

/** Sends until the source has no more numbers. */
export async function sender(
  server: string,
  around: FuzzContext,
  {
    next,
    draw,
    tally,
  }: {
    readonly next: () => number | null;
    readonly draw: ReturnType<typeof badRequests>;
    readonly tally: Tally;
  },
): Promise<void> {
  const inTurn = await circleOf(server, around);
  for (let number = next(); number !== null; number = next()) {
    const [call, request] = draw(number);
    const turn = Math.floor(number / callsThatChange.length);
    const { foreign } = around;
    tally.note(
      await inTurn(turn, (caller) =>
        sendUntilServed(
          () => sendOne(server, call, requestOf(call, request, caller, foreign[call.about])),
          tally,
        ),
      ),
    );
  }
}
