import type { IncomingMessage } from 'node:http';
import { pictureLimits, pictureTexts } from '@arrasta/contract';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/errors/domain-error';
import type { ByteMeter } from '../../kernel/security/byte-budget';

/**
 * Read to its end even if it is too large, up to here, or the browser would see a broken connection
 * in place of the answer.
 */
const readAtMost = 4 * pictureLimits.upload;

/**
 * The body as it came.
 * @param meter counts what of it is in memory
 * @throws DomainError PAYLOAD_TOO_LARGE beyond 20 MiB, and as the meter does.
 */
export async function readFile(payload: IncomingMessage, meter?: ByteMeter): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of payload as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= pictureLimits.upload) {
      meter?.add(part.length);
      parts.push(part);
    } else {
      meter?.end();
      parts.length = 0;
    }
    if (size > readAtMost) break;
  }
  if (size > pictureLimits.upload) {
    throw new DomainError('PAYLOAD_TOO_LARGE', pictureTexts.fileTooLarge);
  }
  return Buffer.concat(parts);
}

/** Types a page of another site cannot send without asking first; which picture it is, the bytes say. */
export function refuseOtherTypes(request: FastifyRequest): void {
  const type = request.headers['content-type'] ?? '';
  if (/^(?:image\/[\w.+-]+|application\/octet-stream)\s*(?:;|$)/i.test(type)) return;
  throw new DomainError('UNSUPPORTED_MEDIA_TYPE', pictureTexts.notAPicture);
}
