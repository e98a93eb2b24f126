import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { ServerProcess } from '../server-process';
import { connectionsBegun, contact } from './connections';
import { openListeners } from './listeners';
import { nameServer } from './name-server';
import { names } from './names';

/** What this process is asked for: to connect to these itself, and then to say what it has seen. */
export type Inquiry = readonly { readonly address: string; readonly port: number }[];

export interface Report {
  /** `address port` of everything inside that anybody connected to. */
  readonly strangers: readonly string[];
  /** Connections that nobody took, begun by the product; null where others' cannot be told apart. */
  readonly elsewhere: number | null;
  readonly names: readonly string[];
  /** `host port` of what is listened on. */
  readonly open: readonly string[];
}

const isAlone = process.argv[2] === 'alone';
const [, , , dataFolder = '', door = ''] = process.argv;

/** Lets a path of the file system lead to the product, which listens in this network alone. */
async function startListening(address: string, connected: () => void): Promise<void> {
  const { hostname, port } = new URL(address);
  const server = createServer((outside) => {
    connected();
    const inside = connect({ host: hostname, port: Number(port) });
    for (const [one, other] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      one.on('error', () => other.destroy()).pipe(other);
    }
  });
  server.listen(door);
  await once(server, 'listening');
}

const before = isAlone ? await connectionsBegun() : 0;
let acceptedConnections = 0;
const listeners = await openListeners(isAlone ? ['::'] : ['127.0.0.1', '::1']);
const resolver = isAlone ? await nameServer(names, '127.0.0.53') : null;
// Visitors come from addresses of their own: those of one would wait for one another.
const product = new ServerProcess({ DATA_DIR: dataFolder, TRUST_PROXY: '127.0.0.1' });
process.on('exit', () => void product.kill('SIGKILL'));
process.on('disconnect', () => process.exit());
await startListening(await product.ready(), () => (acceptedConnections += 1));

process.on('message', (inquiry: Inquiry) => {
  void (async () => {
    for (const { address, port } of inquiry) await contact(address, port);
    const taken = listeners.strangers.length + listeners.answered();
    const report: Report = {
      strangers: listeners.strangers,
      elsewhere: isAlone ? (await connectionsBegun()) - before - acceptedConnections - taken : null,
      names: [...(resolver?.names() ?? [])],
      open: listeners.open,
    };
    process.send?.(report);
  })();
});
process.send?.('ready');
