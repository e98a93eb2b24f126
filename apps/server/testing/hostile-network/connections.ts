import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';

/** How many connections this network's machine has begun, whoever did and wherever to. */
export async function connectionsBegun(): Promise<number> {
  const [titles = '', figures = ''] = (await readFile('/proc/self/net/snmp', 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('Tcp:'));
  const at = titles.split(' ').indexOf('ActiveOpens');
  return Number(figures.split(' ')[at]);
}

/** Connects, and waits until it is left again. */
export function contact(host: string, port: number): Promise<void> {
  return new Promise((done) => {
    const socket = connect({ host, port }, () => socket.resume());
    socket.on('error', () => undefined);
    socket.on('close', () => done());
  });
}
