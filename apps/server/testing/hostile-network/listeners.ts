import { once } from 'node:events';
import { createServer as createWebServer, type Server as WebServer } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { publicAddresses } from './names';
import { makePages } from './pages';

const webPorts: readonly number[] = [80, 443];
/** Where something that nobody outside is to reach usually listens. */
const insidePorts = [22, 25, 2375, 3000, 3306, 5432, 6379, 8080, 9200, 11_211];

/** What the address of a socket that takes both families is without the mark of the older one. */
function plainAddress({ localAddress = 'unknown' }: Socket): string {
  return localAddress.replace(/^::ffff:(?=\d+\.)/, '');
}

async function publicHost(): Promise<WebServer> {
  const pages = await makePages();
  return createWebServer((request, response) => {
    const [path = '', rest = ''] = (request.url ?? '').split('?');
    const page = pages.get(path);
    if (page === undefined) response.writeHead(404).end();
    else page(response, decodeURIComponent(rest), request);
  });
}

async function listen(
  port: number,
  host: string,
  take: (socket: Socket) => void,
): Promise<boolean> {
  const server = createServer(take);
  try {
    server.listen({ port, host });
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  }
}

/**
 * Takes whatever connection is made to these hosts: the public one answers, everybody else only
 * notes that somebody came.
 */
export async function openListeners(hosts: readonly string[]) {
  const web = await publicHost();
  const strangers: string[] = [];
  let answered = 0;
  const ports: string[] = [];
  for (const port of [...webPorts, ...insidePorts]) {
    const take = (socket: Socket) => {
      socket.on('error', () => undefined);
      const address = plainAddress(socket);
      const isPublic = webPorts.includes(port) && publicAddresses.some((each) => each === address);
      if (isPublic) {
        answered += 1;
        web.emit('connection', socket);
      } else {
        strangers.push(`${address} ${port}`);
        socket.destroy();
      }
    };
    for (const host of hosts) if (await listen(port, host, take)) ports.push(`${host} ${port}`);
  }
  return {
    /** `address port` of everything inside that was connected to. */
    strangers,
    /** Connections to the public host. */
    answered: () => answered,
    /** `host port` of what could be listened on. */
    open: ports,
  };
}
