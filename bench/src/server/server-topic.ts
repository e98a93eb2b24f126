import type { CarouselPage } from '@arrasta/contract';
import { withServer, type ServerProcess } from '../process/server-process';
import type { SignedIn } from '../product/account';
import { product } from '../product/product';
import { printTopic, table } from '../table';
import { checkAgreement } from './agreement';
import { bareProgram } from './bare-program';
import { bareDialect, productDialect } from './call';
import { compare, warmUp, type Comparison } from './comparison';
import { ask, type Contender } from './contender';
import { withEmbedded, withPostgres, type FilledPlaces } from './databases';
import { kinds } from './load-round';

const AIM = 0.5;
const CONNECTIONS = [1, 8] as const;
const MOST_CONNECTIONS = Math.max(...CONNECTIONS);

/** Each server saves carousels of its own, so that neither waits for the other's locks. */
async function contenders(
  ourServer: ServerProcess,
  bareServer: ServerProcess,
  { cookie }: SignedIn,
): Promise<readonly [Contender, Contender]> {
  const ours = { ...ourServer, cookie, dialect: productDialect, decks: [] };
  const { items } = (await ask(ours, productDialect.list)) as CarouselPage;
  const ids = items.map((item) => item.id);
  const [ourDecks, bareDecks] = [ids.slice(0, MOST_CONNECTIONS), ids.slice(MOST_CONNECTIONS)];
  const bare = { ...bareServer, cookie, dialect: bareDialect, decks: bareDecks };
  return [{ ...ours, decks: ourDecks }, bare];
}

async function compareAll(ours: Contender, bare: Contender): Promise<Comparison[]> {
  await checkAgreement(ours, bare);
  const comparisons: Comparison[] = [];
  for (const kind of kinds) {
    for (const contender of [ours, bare]) {
      await warmUp(contender, { kind, connections: MOST_CONNECTIONS });
    }
    for (const connections of CONNECTIONS) {
      comparisons.push(await compare({ ours, bare }, { kind, connections }));
    }
  }
  return comparisons;
}

function measure({ ours, bare, account }: FilledPlaces): Promise<Comparison[]> {
  return withServer(product(ours), (ourServer) =>
    withServer(bareProgram(bare), async (bareServer) =>
      compareAll(...(await contenders(ourServer, bareServer, account))),
    ),
  );
}

function show(database: string, comparisons: readonly Comparison[] | undefined): void {
  if (comparisons === undefined) {
    console.log(`\nNo ${database} server is installed here: left out.`);
    return;
  }
  const rows = comparisons.map(({ kind, connections, throughput, processor }) => [
    kind,
    String(connections),
    `${Math.round(throughput.ours)}/s`,
    `${Math.round(throughput.bare)}/s`,
    throughput.ratio.toFixed(2),
    AIM.toFixed(2),
    `${processor.ours.toFixed(2)} ms`,
    `${processor.bare.toFixed(2)} ms`,
    (1 / processor.ratio).toFixed(2),
  ]);
  const heading = [
    ...['call', 'connections', 'ours', 'bare', 'ratio', 'aim'],
    ...['cpu ours', 'cpu bare', 'bare / ours'],
  ];
  printTopic(`Whole server beside a bare Fastify handler, ${database}`, table(heading, rows), [
    'list: 20 of 1,000 carousels. load: a deck of 10 slides. save: such a deck, one slide changed.',
    'Answers per second; cpu: processor time of the server process for one answer.',
    'Both look up the session and send the same statements over the same driver.',
  ]);
}

/** Measures and prints what the layers of the server cost, on both databases. */
export async function measureServer(): Promise<void> {
  show('embedded database', await withEmbedded(measure));
  show('PostgreSQL', await withPostgres(measure));
}
