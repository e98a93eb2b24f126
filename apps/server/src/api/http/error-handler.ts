import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  toErrorResponse,
  toCodeResponse,
  errorBody,
  type ErrorResponse,
} from '../../kernel/errors/error-response';

function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  description: ErrorResponse,
): FastifyReply {
  if (description.retryAfter !== undefined) reply.header('Retry-After', description.retryAfter);
  reply.removeHeader('ETag');
  return reply.code(description.httpStatus).send(errorBody(description, request.id));
}

/** The one error handler. What went wrong inside goes to the log, never to the caller. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const description = toErrorResponse(error);
  // Fastify hangs up on a body it refuses. Who is still sending that would see a broken connection
  // in place of the answer; so the rest is read and dropped, for as long as a request may take.
  reply.removeHeader('connection');
  if (description.httpStatus === 500) request.log.error(error);
  return sendError(request, reply, description);
}

/** A call of nobody, where that came out late. */
export function handleSignedOut(request: FastifyRequest, reply: FastifyReply) {
  return sendError(request, reply, toCodeResponse('UNAUTHORIZED'));
}

/** An address or a method that does not exist. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply) {
  return sendError(request, reply, toCodeResponse('NOT_FOUND'));
}
