import { operations } from '@arrasta/server/description';
import { openApiDocument } from '@arrasta/server/open-api';
import { appRouter } from '@arrasta/server/router';
import { z } from 'zod';

/** JSON Schema as far as it is read here; what else it says makes a value no less bad. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
}

/** What an account has that a call may be about. */
export const things = [
  'carousel',
  'slide',
  'preset',
  'template',
  'plan',
  'savedIdea',
  'accessToken',
  'session',
  'account',
] as const;
export type Thing = (typeof things)[number];

/** One call that changes something. */
export interface ChangingCall {
  readonly road: 'REST' | 'tRPC';
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** With `{id}` or `{key}` where one belongs. */
  readonly path: string;
  /** What its body should be; undefined where it has none, or is a file. */
  readonly schema: Schema | undefined;
  readonly isFile: boolean;
  /** What `id` names. */
  readonly about: Thing;
}

/** The first that fits, by the path of a route or the name of a procedure. */
const subjects: readonly (readonly [RegExp, Thing])[] = [
  [/carousels|caption|export/, 'carousel'],
  [/slides/, 'slide'],
  [/presets/, 'preset'],
  [/templates/, 'template'],
  [/plans|Ideas\b/, 'plan'],
  [/saved/i, 'savedIdea'],
  [/tokens/i, 'accessToken'],
  [/session/i, 'session'],
];

const subjectOf = (name: string): Thing =>
  subjects.find(([pattern]) => pattern.test(name))?.[1] ?? 'account';

type Paths = Record<string, Record<string, { readonly requestBody?: RequestBody }>>;
interface RequestBody {
  readonly content: Record<string, { readonly schema: Schema } | undefined>;
}

const { paths } = openApiDocument(operations, 'session') as unknown as { readonly paths: Paths };

function restCall({ method, path, bodyMediaTypes }: (typeof operations)[number]): ChangingCall {
  const address = `/api${path}`;
  return {
    road: 'REST',
    method: method.toUpperCase() as ChangingCall['method'],
    path: address,
    schema: paths[address]?.[method]?.requestBody?.content['application/json']?.schema,
    isFile: bodyMediaTypes !== undefined,
    about: subjectOf(path),
  };
}

interface Procedure {
  readonly _def: { readonly type: string; readonly inputs: readonly z.ZodType[] };
}

function trpcCall([name, { _def }]: readonly [string, Procedure]): ChangingCall {
  const [input] = _def.inputs;
  const schema = input && z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return {
    road: 'tRPC',
    method: 'POST',
    path: `/api/trpc/${name}`,
    schema: schema as Schema | undefined,
    isFile: false,
    about: subjectOf(name),
  };
}

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, Procedure>,
);

/** Every call of both roads that changes something. */
export const callsThatChange: readonly ChangingCall[] = [
  ...operations.filter(({ method }) => method !== 'get' && method !== 'head').map(restCall),
  ...procedures.filter(([, { _def }]) => _def.type === 'mutation').map(trpcCall),
];
