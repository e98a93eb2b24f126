import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const headerBytes = 12;
const [typeA, classInternet] = [1, 1];

/** Where the question ends: names are labels with their lengths before them, up to one of none. */
function endOfQuestion(asked: Buffer): number {
  let at = headerBytes;
  while ((asked[at] ?? 0) > 0) at += 1 + (asked[at] ?? 0);
  return at + 5;
}

function recordOf(address: string): Buffer {
  const record = Buffer.alloc(16);
  // The name is the one asked for, at the end of the header; it holds for a second.
  record.writeUInt16BE(0xc000 | headerBytes, 0);
  record.writeUInt16BE(typeA, 2);
  record.writeUInt16BE(classInternet, 4);
  record.writeUInt32BE(1, 6);
  record.writeUInt16BE(4, 10);
  record.set(address.split('.').map(Number), 12);
  return record;
}

/** The answer to any question for an IPv4 address; to others there is none, and no error. */
function answerTo(asked: Buffer, addresses: readonly string[]): Buffer {
  const end = endOfQuestion(asked);
  const isAddress = asked.readUInt16BE(end - 4) === typeA;
  const records = isAddress ? addresses.map(recordOf) : [];
  const header = Buffer.alloc(headerBytes);
  asked.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, asked.subarray(headerBytes, end), ...records]);
}

/** What a network of containers has: one name for all servers. Answers these for any name. */
export async function nameServer(addresses: readonly string[]) {
  const socket = createSocket('udp4');
  socket.on('message', (asked, { address, port }) => {
    socket.send(answerTo(asked, addresses), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, stop: () => socket.close() };
}
