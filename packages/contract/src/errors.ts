/**
 * Every way a call may fail, as a closed list, and what each one is over HTTP and tRPC.
 * Source: docs/product/api.md 11.
 */
export const errorTable = {
  BAD_REQUEST: { httpStatus: 400, trpcCode: 'BAD_REQUEST' },
  NEEDS_API_KEY: { httpStatus: 400, trpcCode: 'BAD_REQUEST' },
  UNAUTHORIZED: { httpStatus: 401, trpcCode: 'UNAUTHORIZED' },
  QUOTA_EXCEEDED: { httpStatus: 402, trpcCode: 'PAYMENT_REQUIRED' },
  FORBIDDEN: { httpStatus: 403, trpcCode: 'FORBIDDEN' },
  NOT_FOUND: { httpStatus: 404, trpcCode: 'NOT_FOUND' },
  CONFLICT: { httpStatus: 409, trpcCode: 'CONFLICT' },
  PRECONDITION_FAILED: { httpStatus: 412, trpcCode: 'PRECONDITION_FAILED' },
  PAYLOAD_TOO_LARGE: { httpStatus: 413, trpcCode: 'PAYLOAD_TOO_LARGE' },
  UNSUPPORTED_MEDIA_TYPE: { httpStatus: 415, trpcCode: 'UNSUPPORTED_MEDIA_TYPE' },
  MISDIRECTED_REQUEST: { httpStatus: 421, trpcCode: 'BAD_REQUEST' },
  UNPROCESSABLE_CONTENT: { httpStatus: 422, trpcCode: 'UNPROCESSABLE_CONTENT' },
  AI_REFUSED: { httpStatus: 422, trpcCode: 'UNPROCESSABLE_CONTENT' },
  TOO_MANY_REQUESTS: { httpStatus: 429, trpcCode: 'TOO_MANY_REQUESTS' },
  INTERNAL_SERVER_ERROR: { httpStatus: 500, trpcCode: 'INTERNAL_SERVER_ERROR' },
  NOT_IMPLEMENTED: { httpStatus: 501, trpcCode: 'NOT_IMPLEMENTED' },
  AI_UNAVAILABLE: { httpStatus: 502, trpcCode: 'BAD_GATEWAY' },
  AI_BAD_ANSWER: { httpStatus: 502, trpcCode: 'BAD_GATEWAY' },
  UPSTREAM_FAILED: { httpStatus: 502, trpcCode: 'BAD_GATEWAY' },
  SERVICE_UNAVAILABLE: { httpStatus: 503, trpcCode: 'SERVICE_UNAVAILABLE' },
  UPSTREAM_TIMEOUT: { httpStatus: 504, trpcCode: 'GATEWAY_TIMEOUT' },
} as const;

export type ErrorCode = keyof typeof errorTable;

/**
 * QUOTA_EXCEEDED where it is about what an account may keep, and not about the credit with the
 * provider of AI. Source: docs/product/configuration.md 7.
 */
export const accountQuotaExceeded = { httpStatus: 409, trpcCode: 'CONFLICT' } as const;

/** One field that does not fit: a dotted path into the body and a text a person may read. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** The body of every REST answer that is an error. */
export interface ErrorBody {
  readonly message: string;
  /** Stands with NEEDS_API_KEY alone. */
  readonly needsApiKey?: true;
  readonly code: ErrorCode;
  readonly issues?: readonly Issue[];
  /** Of a budget that is used up: how much it would be, and how much it may be. */
  readonly used?: number;
  readonly allowed?: number;
  readonly requestId?: string;
}

/** What stands in `error.data` of a tRPC error. */
export interface ErrorData {
  readonly code: ErrorCode;
  readonly httpStatus: number;
  readonly issues?: readonly Issue[];
  readonly used?: number;
  readonly allowed?: number;
  readonly requestId?: string;
}
