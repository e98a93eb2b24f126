import type { FastifyRequest } from 'fastify';
import type { Origin } from '../audit';
import { plainAddress } from '../config/trusted-proxies';

/** Where a request came from, for the audit log. */
export function originOf(request: FastifyRequest): Origin {
  return { ip: plainAddress(request.ip, request.socket.remoteAddress), requestId: request.id };
}
