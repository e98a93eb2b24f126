import { z } from 'zod';
import { accountQuotaExceeded, errorTable, type ErrorCode } from '@arrasta/contract';
import { errorAnswerSchema } from '@arrasta/contract/answers';
import type { Operation } from '../../kernel/procedures/rest-line';

type Json = Readonly<Record<string, unknown>>;

/** Errors that any call may have. */
const everywhere: readonly ErrorCode[] = [
  'BAD_REQUEST',
  'FORBIDDEN',
  'MISDIRECTED_REQUEST',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
];

/** Errors of any call with a body, whether the call takes one or not. */
const withBody: readonly ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];

/** What of a schema can be said in JSON Schema; checks made by code are left out. */
function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const described: Record<string, unknown> = {
    ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }),
  };
  delete described.$schema;
  return described;
}

function parametersIn(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'string', format: 'uuid' } : { type: 'string' },
  }));
}

function queryParameters({ query }: Operation): Json[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function headerParameters({ headers = {} }: Operation): Json[] {
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  }));
}

function bytes(mediaTypes: readonly string[]): Json {
  return Object.fromEntries(mediaTypes.map((type) => [type, {}]));
}

function requestBody({ body, bodyMediaTypes }: Operation): Json {
  if (bodyMediaTypes !== undefined) {
    return { requestBody: { required: true, content: bytes(bodyMediaTypes) } };
  }
  if (body === undefined) return {};
  const content = { 'application/json': { schema: jsonSchemaOf(body, 'input') } };
  return { requestBody: { required: true, content } };
}

function describeSuccess({ answer }: Operation): Json {
  const { status, description, body, mediaTypes = [], headers = {} } = answer;
  const described = Object.entries(headers).map(([name, text]) => [
    name,
    { description: text, schema: { type: 'string' } },
  ]);
  const json = body && { 'application/json': { schema: jsonSchemaOf(body, 'output') } };
  const content = { ...json, ...bytes(mediaTypes) };
  return {
    [status]: {
      description,
      ...(described.length > 0 && { headers: Object.fromEntries(described) as Json }),
      ...(Object.keys(content).length > 0 && { content }),
    },
  };
}

/** The answer to a client that has the newest content already. */
function describeNotModified({ headers = {} }: Operation): Json {
  return 'If-None-Match' in headers ? { 304: { description: 'Sem mudança.' } } : {};
}

const retryAfter = {
  'Retry-After': {
    description: 'Segundos a esperar antes de tentar de novo.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/**
 * What comes with a temporary refusal: after too many tries, and while the service is unavailable.
 */
function headersOf(status: number): Json {
  return status === 429 || status === 503 ? { headers: retryAfter } : {};
}

/** The errors of a call by status; codes that share one stand together. */
function failures(operation: Operation): Json {
  const { method, audience, headers = {}, errors = [], consumesQuota = false } = operation;
  const signedOut: ErrorCode[] = audience === 'everybody' ? [] : ['UNAUTHORIZED'];
  // A body is refused wherever one can be sent, asked for or not.
  const ofBody = method === 'get' || method === 'head' ? [] : withBody;
  // The first call with the same key may still be running.
  const ofKey: ErrorCode[] = 'Idempotency-Key' in headers ? ['CONFLICT'] : [];
  const codes = new Set([...everywhere, ...signedOut, ...ofBody, ...ofKey, ...errors]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { httpStatus } = errorTable[code];
    byStatus.set(httpStatus, [...(byStatus.get(httpStatus) ?? []), code]);
  }
  if (consumesQuota) {
    const { httpStatus } = accountQuotaExceeded;
    byStatus.set(httpStatus, [...(byStatus.get(httpStatus) ?? []), 'QUOTA_EXCEEDED']);
  }
  const schema = { $ref: '#/components/schemas/Error' };
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      status,
      {
        description: named.join(', '),
        ...headersOf(status),
        content: { 'application/json': { schema } },
      },
    ]),
  );
}

/** Any one of these shows who calls. */
function securityOf({ audience, sessionOnly = false }: Operation): Json[] {
  if (audience === 'everybody') return [];
  return sessionOnly ? [{ session: [] }] : [{ session: [] }, { token: [] }];
}

function describe(operation: Operation): Json {
  const { id, subject, summary, path } = operation;
  return {
    operationId: id,
    tags: [subject],
    summary,
    parameters: [
      ...parametersIn(path),
      ...queryParameters(operation),
      ...headerParameters(operation),
    ],
    ...requestBody(operation),
    responses: {
      ...describeSuccess(operation),
      ...describeNotModified(operation),
      ...failures(operation),
    },
    security: securityOf(operation),
  };
}

/**
 * The OpenAPI 3.1 document of the calls, made from the schemas that read and write them, and from
 * the name of the cookie that holds a session.
 */
export function openApiDocument(operations: readonly Operation[], sessionCookie: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    const path = (paths[`/api${operation.path}`] ??= {});
    path[operation.method] = describe(operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Arrasta',
      version: '1',
      description:
        'Corpos em JSON. Datas em ISO 8601, UTC. Ids são UUIDs. `isBlocked`, `useCustomColors` e `hideFooter` são os textos `true` e `false`.',
    },
    paths,
    components: {
      schemas: { Error: jsonSchemaOf(errorAnswerSchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'arr_…',
          description:
            'Um token de acesso, criado em Configurações. Com o escopo `read` ele só chama o que usa GET.',
        },
      },
    },
  };
}
