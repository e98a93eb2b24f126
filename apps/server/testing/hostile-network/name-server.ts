import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIP } from 'node:net';
import type { Answer, Zone } from './names';

const kinds = { a: 1, alias: 5, aaaa: 28 } as const;
const nameError = 3;

function encodedName(name: string): Buffer {
  const labels = name.split('.').map((label) => {
    const text = Buffer.from(label, 'latin1');
    return Buffer.concat([Buffer.from([text.length]), text]);
  });
  return Buffer.concat([...labels, Buffer.alloc(1)]);
}

function ipv6Bytes(address: string): Buffer {
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = groups.split('::');
  const hex = (part: string) =>
    part === '' ? [] : part.split(':').map((each) => parseInt(each, 16));
  const before = hex(head);
  const after = hex(tail ?? '');
  const zeros = Array<number>(8 - before.length - after.length).fill(0);
  const bytes = Buffer.alloc(16);
  [...before, ...zeros, ...after].forEach((group, at) => bytes.writeUInt16BE(group, at * 2));
  return bytes;
}

function addressBytes(address: string): Buffer {
  return isIP(address) === 4 ? Buffer.from(address.split('.').map(Number)) : ipv6Bytes(address);
}

/** A record that is not to be kept. */
function record(name: string, kind: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(kind, 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([encodedName(name), fixed, data]);
}

function recordsOf(name: string, { alias, addresses }: Answer, kind: number): Buffer[] {
  const version = { [kinds.a]: 4, [kinds.aaaa]: 6 }[kind];
  const addressRecords = addresses
    .filter((address) => isIP(address) === version)
    .map((address) => record(alias ?? name, kind, addressBytes(address)));
  return alias === undefined
    ? addressRecords
    : [record(name, kinds.alias, encodedName(alias)), ...addressRecords];
}

/** The one question of a query, and where it ends. */
function questionOf(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), kind: query.readUInt16BE(at + 1), end: at + 5 };
}

function reply(query: Buffer, end: number, records: readonly Buffer[] | null): Buffer {
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180 | (records === null ? nameError : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records?.length ?? 0, 6);
  header.fill(0, 8);
  return Buffer.concat([header, query.subarray(12, end), ...(records ?? [])]);
}

/** A resolver as the system's own lookup asks it. */
export async function nameServer(names: ReadonlyMap<string, Zone>, host: string) {
  const asked: string[] = [];
  const zoneOf = (name: string) => names.get(name) ?? names.get(name.replace(/^[^.]+/, '*'));
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, kind, end } = questionOf(query);
    const question = `${name} ${kind}`;
    const before = asked.filter((other) => other === question).length;
    asked.push(question);
    const zone = zoneOf(name);
    if (zone === 'silent') return;
    const answer = zone?.[Math.min(before, zone.length - 1)];
    const records = answer ? recordsOf(name, answer, kind) : null;
    socket.send(reply(query, end, records), from.port, from.address);
  });
  socket.bind(53, host);
  await once(socket, 'listening');
  return {
    /** The names that were asked for. */
    names: () => new Set(asked.map((question) => question.split(' ')[0] ?? '')),
  };
}
