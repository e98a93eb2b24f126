import { ana } from '@arrasta/testkit';
import { median, percentile } from '../median';
import { withServer } from '../process/server-process';
import { register } from '../product/account';
import { product } from '../product/product';
import { printTopic, table } from '../table';
import { inTemporaryFolder } from '../temporary-folder';
import { sharePassing } from './share-passing';

const ROUNDS = 400;
const WARM_UP = 20;

const kinds = ['known', 'unknown', 'another unknown'] as const;
type Kind = (typeof kinds)[number];

/** As long as the e-mail that is known: a longer body takes longer to send. */
const unknownLike = (email: string, letter: string) =>
  email.replace(/^[^@]+/, (name) => letter.repeat(name.length));

const emails: Readonly<Record<Kind, string>> = {
  known: ana.email,
  unknown: unknownLike(ana.email, 'x'),
  'another unknown': unknownLike(ana.email, 'y'),
};

/** Milliseconds until a wrong password is refused. */
async function refusal(url: string, email: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'uma-senha-errada' }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 401) throw new Error(`A wrong password was answered ${answer.status}.`);
  return performance.now() - began;
}

/** All kinds in turn, each round beginning with another. */
async function measure(url: string): Promise<Record<Kind, number[]>> {
  const times: Record<Kind, number[]> = { known: [], unknown: [], 'another unknown': [] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < kinds.length; turn += 1) {
      const kind = kinds[(turn + round + WARM_UP) % kinds.length] ?? 'known';
      const time = await refusal(url, emails[kind]);
      if (round >= 0) times[kind].push(time);
    }
  }
  return times;
}

const inMs = (value: number) => `${value.toFixed(2)} ms`;

function show(times: Record<Kind, readonly number[]>): void {
  const yardstick = times.unknown;
  const rows = kinds.map((kind) => [
    kind,
    inMs(median(times[kind])),
    inMs(percentile(times[kind], 95)),
    (median(times[kind]) / median(yardstick)).toFixed(3),
    sharePassing(times[kind], yardstick).toFixed(3),
  ]);
  const drawn = table(['e-mail', 'median', 'p95', 'to unknown', 'slower than unknown'], rows);
  printTopic('A wrong password at the built server', drawn, [
    'Slower than unknown: how often a try of the row takes longer than one of an unknown e-mail, any two compared; 0.5 tells nothing.',
    'The last row is the same thing measured twice: what chance makes of 0.5 on this machine.',
    `${ROUNDS} tries each, in turn, on the embedded database, limits off.`,
  ]);
}

/** Measures and prints whether the time of a refused sign-in tells that the e-mail is known. */
export async function measureSignIn(): Promise<void> {
  await inTemporaryFolder(async (dataFolder) => {
    const times = await withServer(product({ dataFolder }), async ({ url }) => {
      await register(url);
      return measure(url);
    });
    show(times);
  });
}
