import type { ErrorCode } from '@arrasta/contract';

/** A refusal of a REST call in the documented form; `message` is the server's own text. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

/** The error of an answer that is not OK; null where it is not in the documented form. */
export async function restErrorOf(answer: Response): Promise<RestError | null> {
  const body: unknown = await answer.json().catch(() => null);
  return isErrorBody(body) ? new RestError(body.code, body.message) : null;
}
