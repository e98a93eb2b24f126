import type { ExternalLinks } from '@arrasta/contract';
import { ConfigurationError, type Environment } from './environment';
import { dataFolderOf, needsDataFolder, prepareDataFolder } from './data-folder';
import { readEncryptionKeys, secretsOf, type EncryptionKey } from './secrets';
import { exportBrowser, type ExportBrowser } from './installed-browser';
import type { ProxyTrust } from './trusted-proxies';

/** A bucket of an S3-compatible storage, and who may use it. */
export interface Bucket {
  /** Its address, with the name in the path, and a slash at the end. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** What names in it begin with: empty, or with a slash at the end. */
  readonly prefix: string;
}

const requiredBucketVariables = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;
const bucketVariables = [...requiredBucketVariables, 'S3_REGION', 'S3_PREFIX'] as const;

/**
 * The bucket that pictures are kept in; undefined for none.
 * @throws ConfigurationError where only some of it was given.
 */
export function bucketOf(environment: Environment): Bucket | undefined {
  if (bucketVariables.every((name) => environment[name] === undefined)) return undefined;
  const values = requiredBucketVariables.map((name) => {
    const value = environment[name];
    if (value === undefined) throw new ConfigurationError(`${name} is missing`);
    return value;
  });
  const [endpoint = '', name = '', accessKeyId = '', secretAccessKey = ''] = values;
  const { S3_REGION: region = 'us-east-1', S3_PREFIX: prefix = '' } = environment;
  return {
    url: `${endpoint.replace(/\/+$/, '')}/${name}/`,
    region,
    accessKeyId,
    secretAccessKey,
    prefix: prefix === '' ? '' : `${prefix.replace(/\/$/, '')}/`,
  };
}

/** The provider of AI, by its address and the names of its models. */
interface AiServer {
  readonly baseUrl: string;
  readonly model: string;
  /** Used where the provider does not have the model, or not for this key. */
  readonly fallback: string;
  /** False for a server of one's own that needs none. */
  readonly requiresKey: boolean;
}

/** Where pictures are searched for; the keyless source is there without any of it. */
export interface ImageSearch {
  readonly rapidApi: { readonly key: string; readonly host: string } | null;
  readonly pexelsKey: string | null;
  /** In the place of the base address of the source in use, which then is the only one. */
  readonly baseUrl: string | null;
}

export interface AdminAccount {
  readonly email: string;
  readonly password: string;
}

/**
 * The whole configuration, read from the environment and ready to use.
 * Source: docs/product/configuration.md 1.
 */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absent: the embedded database under `dataFolder`. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly sessionSecret: string;
  readonly encryptionKeys: readonly EncryptionKey[];
  readonly publicUrl: URL | undefined;
  /** Which machines on the way of a request are proxies of this installation; false: none. */
  readonly trustProxy: ProxyTrust | false;
  readonly admin: AdminAccount | undefined;
  /** Addresses outside the product that its menu leads to. */
  readonly links: ExternalLinks;
  /** `host:port` that downloads may reach although they are private. */
  readonly imageProxyAllowHosts: ReadonlySet<string>;
  /** Who writes what is generated; the operator's alone. */
  readonly ai: AiServer;
  /** The model of that provider that makes pictures. */
  readonly imageModel: string;
  readonly imageSearch: ImageSearch;
  /** False for load tests: nothing is counted. */
  readonly rateLimit: boolean;
  /** What instances count tries together with; absent: each for itself. */
  readonly redisUrl: string | undefined;
  /** What Prometheus shows to read /metrics; absent: there is none. */
  readonly metricsToken: string | undefined;
  /** Bytes that an account may keep in carousels and pictures; null for no limit. */
  readonly accountStorage: number | null;
  /** Days after which entries of the audit log go; null for never. */
  readonly auditDays: number | null;
  /** Keeps the bytes of pictures; absent: the database does. */
  readonly bucket: Bucket | undefined;
  /** Makes files for callers of the API; absent where there is none. */
  readonly browser: ExportBrowser | undefined;
  readonly logLevel: Environment['LOG_LEVEL'];
}

const mebibyte = 1024 * 1024;

/** Whether people reach the product over HTTPS, through a proxy that ends it. */
export function isOverHttps({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl?.protocol === 'https:';
}

function requireSecretsInProduction(environment: Environment): void {
  if (environment.NODE_ENV !== 'production' || environment.DATABASE_URL === undefined) return;
  for (const name of ['SESSION_SECRET', 'ENCRYPTION_KEY'] as const) {
    if (environment[name] === undefined) {
      throw new ConfigurationError(`${name} is required in production with DATABASE_URL`);
    }
  }
}

/** The server itself speaks HTTP: behind HTTPS it must believe the proxy, or set no cookie. */
function requireProxyForHttps({ PUBLIC_URL, TRUST_PROXY }: Environment): void {
  if (PUBLIC_URL?.startsWith('https:') === true && TRUST_PROXY === false) {
    throw new ConfigurationError('TRUST_PROXY must be on where PUBLIC_URL is https');
  }
}

function adminAccount({ ADMIN_EMAIL, ADMIN_PASSWORD }: Environment): AdminAccount | undefined {
  if (ADMIN_EMAIL === undefined && ADMIN_PASSWORD === undefined) return undefined;
  if (ADMIN_EMAIL === undefined) throw new ConfigurationError('ADMIN_EMAIL is missing');
  if (ADMIN_PASSWORD === undefined) throw new ConfigurationError('ADMIN_PASSWORD is missing');
  return { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
}

function imageSearch(environment: Environment): ImageSearch {
  const { RAPIDAPI_KEY: key, RAPIDAPI_HOST: host } = environment;
  return {
    rapidApi: key === undefined ? null : { key, host },
    pexelsKey: environment.PEXELS_API_KEY ?? null,
    baseUrl: environment.IMAGE_SEARCH_BASE_URL ?? null,
  };
}

/**
 * Completes the environment. Writes generated secrets into the data folder where none are given.
 */
export async function makeConfig(environment: Environment): Promise<Config> {
  requireSecretsInProduction(environment);
  requireProxyForHttps(environment);
  const admin = adminAccount(environment);
  const bucket = bucketOf(environment);
  const browser = exportBrowser(environment);
  // Nothing is written for a start that cannot be.
  if (environment.ENCRYPTION_KEY !== undefined) readEncryptionKeys(environment.ENCRYPTION_KEY);
  if (needsDataFolder(environment)) await prepareDataFolder(dataFolderOf(environment));
  const secrets = await secretsOf(environment);
  return {
    port: environment.PORT,
    host: environment.HOST,
    databaseUrl: environment.DATABASE_URL,
    dataFolder: dataFolderOf(environment),
    sessionSecret: secrets.SESSION_SECRET,
    encryptionKeys: readEncryptionKeys(secrets.ENCRYPTION_KEY),
    publicUrl: environment.PUBLIC_URL === undefined ? undefined : new URL(environment.PUBLIC_URL),
    trustProxy: environment.TRUST_PROXY,
    admin,
    links: {
      imageHosting: environment.IMAGE_HOSTING_URL,
      support: environment.SUPPORT_URL ?? null,
    },
    imageProxyAllowHosts: environment.IMAGE_PROXY_ALLOW_HOSTS,
    ai: {
      baseUrl: environment.OPENAI_BASE_URL,
      model: environment.AI_TEXT_MODEL,
      fallback: environment.AI_TEXT_MODEL_FALLBACK,
      requiresKey: environment.AI_REQUIRE_KEY,
    },
    imageModel: environment.AI_IMAGE_MODEL,
    imageSearch: imageSearch(environment),
    rateLimit: environment.RATE_LIMIT,
    redisUrl: environment.REDIS_URL,
    metricsToken: environment.METRICS_TOKEN,
    auditDays: environment.AUDIT_DAYS === 0 ? null : environment.AUDIT_DAYS,
    accountStorage:
      environment.ACCOUNT_STORAGE_MB === 0 ? null : environment.ACCOUNT_STORAGE_MB * mebibyte,
    bucket,
    browser,
    logLevel: environment.LOG_LEVEL,
  };
}
