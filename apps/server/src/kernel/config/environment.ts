import { limits } from '@arrasta/domain';
import { isEmail } from '@arrasta/contract';
import { z } from 'zod';
import { readProxies, type ProxyTrust } from './trusted-proxies';
import { OperatorError } from '../errors/domain-error';

const onOff = z.enum(['on', 'off', 'true', 'false', '1', '0']);
const flag = onOff.transform((text) => ['on', 'true', '1'].includes(text));

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function isPostgresUrl(value: string): boolean {
  return URL.canParse(value) && /^postgres(?:ql)?:$/.test(new URL(value).protocol);
}

function isRedisUrl(value: string): boolean {
  return URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol);
}

function isBrowserUrl(value: string): boolean {
  return /^wss?:\/\/[^/\s]+\/[\w-]{32,256}$/.test(value) && URL.canParse(value);
}

/** One host with its port, as addresses write it; null for anything else. */
function hostAndPort(entry: string): string | null {
  const [, port] = /^[^\s/?#@\\]+:(\d{1,5})$/.exec(entry) ?? [];
  if (port === undefined || !URL.canParse(`http://${entry}`)) return null;
  return `${new URL(`http://${entry}`).hostname}:${Number(port)}`;
}

/** `host:port`, separated by commas or spaces. */
const hostList = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))
  .transform((entries) => entries.map(hostAndPort))
  .refine((hosts) => !hosts.includes(null), 'must be a list of host:port')
  .transform((hosts) => new Set(hosts.filter((host) => host !== null)));

const httpUrl = z.string().refine(isHttpUrl, 'must be an http(s) address');

/** Of a bucket: nothing behind the path, where its name is to stand. */
function isBareUrl(value: string): boolean {
  const { username, search, hash } = new URL(value);
  return [username, search, hash].every((part) => part === '');
}

const providerKey = z.string().regex(/^[\x21-\x7e]{1,256}$/, 'must be a key without spaces');

const modelName = z.string().regex(/^[\x21-\x7e]{1,200}$/, 'must be the name of a model');

/** `on` is one proxy; else how many there are, or which. */
const trustedProxies = z.string().transform((text, check): ProxyTrust | false => {
  if (['off', 'false', '0'].includes(text)) return false;
  const trust = readProxies(['on', 'true'].includes(text) ? '1' : text);
  if (trust) return trust;
  check.addIssue('must be on, off, a number of proxies or a list of their addresses');
  return z.NEVER;
});

/** Empty values count as unset, as in most shells and compose files. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a number from 0 to 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  DATABASE_URL: z.string().refine(isPostgresUrl, 'must be a postgresql:// address').optional(),
  DATA_DIR: z.string().optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ENCRYPTION_KEY: z.string().optional(),
  PUBLIC_URL: httpUrl.optional(),
  TRUST_PROXY: trustedProxies.default(false),
  ADMIN_EMAIL: z.string().trim().refine(isEmail, 'must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(limits.minPassword, 'must have at least 6 characters')
    .max(limits.password, 'is too long')
    .optional(),
  IMAGE_PROXY_ALLOW_HOSTS: hostList,
  OPENAI_BASE_URL: httpUrl.default('https://api.openai.com/v1'),
  AI_TEXT_MODEL: modelName.default('gpt-6.1-terra'),
  AI_TEXT_MODEL_FALLBACK: modelName.default('gpt-6-luna'),
  AI_IMAGE_MODEL: modelName.default('gpt-image-2.5-flare'),
  AI_REQUIRE_KEY: flag.default(true),
  RAPIDAPI_KEY: providerKey.optional(),
  RAPIDAPI_HOST: z
    .string()
    .regex(/^[\w-]+(?:\.[\w-]+)+$/, 'must be the name of a host')
    .default('real-time-image-search.p.rapidapi.com'),
  PEXELS_API_KEY: providerKey.optional(),
  IMAGE_SEARCH_BASE_URL: httpUrl.optional(),
  RATE_LIMIT: flag.default(true),
  REDIS_URL: z.string().refine(isRedisUrl, 'must be a redis:// address').optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/, 'must have at least 16 characters and no spaces')
    .optional(),
  S3_ENDPOINT: httpUrl
    .refine((value) => !isHttpUrl(value) || isBareUrl(value), 'must be a bare address')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[A-Za-z0-9][\w.-]{1,62}$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the name of a region')
    .optional(),
  S3_ACCESS_KEY_ID: providerKey.optional(),
  S3_SECRET_ACCESS_KEY: providerKey.optional(),
  S3_PREFIX: z
    .string()
    .regex(/^\w[\w.-]*(?:\/\w[\w.-]*)*\/?$/, 'must be letters, digits, "-", "_", "." and "/"')
    .max(200, 'is too long')
    .optional(),
  CHROMIUM_PATH: z.string().optional(),
  CHROMIUM_URL: z.string().refine(isBrowserUrl, 'must be a ws:// address with a token').optional(),
  BROWSER_TOKEN: z
    .string()
    .regex(/^[\w-]{32,256}$/, 'must have at least 32 letters and digits')
    .optional(),
  AUDIT_DAYS: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number of days, 0 for no end')
    .transform(Number)
    .default(365),
  CHROMIUM_SANDBOX: z.enum(['required', 'off']).default('required'),
  ACCOUNT_STORAGE_MB: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number of megabytes, 0 for no limit')
    .transform(Number)
    .default(2048),
  IMAGE_HOSTING_URL: httpUrl.default('https://postimages.org/'),
  SUPPORT_URL: httpUrl.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Environment = z.infer<typeof environmentSchema>;

/** A value of the environment that cannot be used; the message is one line that names it. */
export class ConfigurationError extends OperatorError {
  override readonly name = 'ConfigurationError';
}

function explain({ path, message, code }: z.core.$ZodIssue): string {
  const name = path.join('.');
  return code === 'invalid_value' ? `${name} has an unusable value` : `${name} ${message}`;
}

/**
 * Reads the names of the environment that the product knows.
 * Source: docs/product/configuration.md 1.
 * @throws ConfigurationError for the first value that cannot be used. Values are never repeated.
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const filled = Object.entries(variables).filter(([, value]) => value !== '');
  const result = environmentSchema.safeParse(Object.fromEntries(filled));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ConfigurationError(issue ? explain(issue) : 'unusable environment');
}
