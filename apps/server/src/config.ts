import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseConfig } from './database/database.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

export class ConfigError extends Error {
  /** One line per fault. It names the variable and never contains a secret. */
  readonly faults: readonly string[];

  constructor(...faults: string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

interface Setting<Value> {
  /** The default as the help shows it. */
  default: string;
  /** The value when the variable is absent or empty. */
  fallback: Value;
  meaning: string;
  /** Completes the sentence "must be …". */
  allowed: string;
  /** Parses a text that is not empty; returns undefined when it is not allowed. */
  parse: (text: string) => Value | undefined;
}

const setting = <Value>(description: Setting<Value>) => description;

const integer = (fallback: number, minimum: number, maximum: number) => ({
  default: String(fallback),
  fallback,
  allowed: `a whole number from ${minimum} to ${maximum}`,
  parse: (text: string) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= minimum && value <= maximum ? value : undefined;
  },
});

const oneOf = <const Choice extends string>(fallback: NoInfer<Choice>, choices: Choice[]) => ({
  default: fallback,
  fallback,
  allowed: choices.join(' or '),
  parse: (text: string) => choices.find((choice) => choice === text),
});

const postgresAddress = {
  fallback: '',
  allowed: 'a postgresql:// address',
  parse: (text: string) =>
    /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? text : undefined,
};

const path = (fallback: string) => ({
  default: fallback,
  fallback: resolve(repository, fallback),
  allowed: 'a path',
  parse: (text: string) => resolve(text),
});

const listOf = (isAllowed: (item: string) => boolean) => (text: string) => {
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return items.every(isAllowed) ? items : undefined;
};

const isOrigin = (text: string) =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

const isProxy = (text: string) => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (widest < 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
};

/** Every environment variable of the server: the source of the help text and the validation. */
export const SETTINGS = {
  PORT: setting({
    meaning: 'The port to listen on; 0 picks a free one.',
    ...integer(8080, 0, 65535),
  }),
  HOST: setting({
    meaning: 'The address to listen on; 0.0.0.0 is every network.',
    default: '127.0.0.1',
    fallback: '127.0.0.1',
    allowed: 'an IP address or localhost',
    parse: (text) => (isIP(text) !== 0 || text === 'localhost' ? text : undefined),
  }),
  DATABASE_URL: setting({
    meaning: 'A PostgreSQL server. Without it the embedded database in DATA_DIR is used.',
    default: 'the embedded database',
    ...postgresAddress,
  }),
  DATABASE_OWNER_URL: setting({
    meaning:
      'The same database with the role that owns its tables. If set, migrations run as this role, and the role of DATABASE_URL can append to the audit log but not change it.',
    default: 'DATABASE_URL',
    ...postgresAddress,
  }),
  DATABASE_POOL_SIZE: setting({
    meaning: 'Connections to PostgreSQL that one server process holds at most.',
    ...integer(10, 1, 1000),
  }),
  DATABASE_TIMEOUT_SECONDS: setting({
    meaning:
      'How long a statement may run on PostgreSQL, and how long a call waits for a connection.',
    ...integer(5, 1, 300),
  }),
  DATA_DIR: setting({
    meaning: 'The folder of the embedded database and of the generated token secret.',
    ...path('data'),
  }),
  DEMO_DATA: setting({
    meaning: 'Whether an empty database is filled with synthetic demo data.',
    default: '1, but 0 with PostgreSQL and in production',
    fallback: '',
    allowed: '0 or 1',
    parse: (text) => (['0', '1'].includes(text) ? text : undefined),
  }),
  RECORDS_ACCESS: setting({
    meaning:
      'strict: a patient record is for the patient and the doctors they wrote to. spec: for everybody.',
    ...oneOf('strict', ['strict', 'spec']),
  }),
  TOKEN_SECRET: setting({
    meaning: 'The key that signs session tokens. Required in production and with DATABASE_URL.',
    default: 'generated once and kept in DATA_DIR',
    fallback: '',
    allowed: 'a text of 32 to 1000 characters',
    parse: (text) => (text.length >= 32 && text.length <= 1000 ? text : undefined),
  }),
  TOKEN_HOURS: setting({ meaning: 'How many hours a session lasts.', ...integer(8, 1, 720) }),
  CORS_ORIGINS: setting({
    meaning: 'Other origins whose pages may call the API, separated by commas.',
    default: 'none',
    fallback: [],
    allowed: 'origins such as https://portal.example, separated by commas',
    parse: listOf(isOrigin),
  }),
  TRUST_PROXY: setting({
    meaning: 'Trusted proxies, separated by commas: the server accepts their X-Forwarded headers.',
    default: 'none',
    fallback: [],
    allowed: 'IP addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal',
    parse: listOf(isProxy),
  }),
  LOG_LEVEL: setting({
    meaning: 'How much is logged, as JSON lines on standard output.',
    ...oneOf('info', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  }),
  RATE_LIMIT_PER_MINUTE: setting({
    meaning:
      'API calls per minute from one address, refused ones included, counted by each server process for itself; 0 is no limit.',
    ...integer(600, 0, 1_000_000),
  }),
  LOGIN_FAILURES_PER_MINUTE: setting({
    meaning:
      'Failed log-ins per minute for one account from one network, five times as many from one address, counted in the database for all servers together. After that many failures from all networks, log-ins to the account are delayed by up to five seconds. 0 is no limit.',
    ...integer(10, 0, 1_000_000),
  }),
  REGISTRATIONS_PER_MINUTE: setting({
    meaning:
      'Registrations per minute from one address, counted in the database like failed log-ins; 0 is no limit.',
    ...integer(60, 0, 1_000_000),
  }),
  PASSWORD_HASH_CONCURRENCY: setting({
    meaning:
      'How many passwords are hashed concurrently. Each hash takes 19 MiB and a processor core; leave one core for everything else.',
    // At most three: hashing shares libuv's four threads with file reads.
    ...integer(Math.min(3, Math.max(1, availableParallelism() - 1)), 1, 64),
    default: 'processor cores minus one, from 1 to 3',
  }),
  REQUEST_TIMEOUT_SECONDS: setting({
    meaning: 'How long a client may take to send a whole request, or may stop reading an answer.',
    ...integer(30, 1, 600),
  }),
  HEADERS_TIMEOUT_SECONDS: setting({
    meaning: "How long a client may take to send a request's headers.",
    ...integer(15, 1, 600),
  }),
  BODY_LIMIT_KIB: setting({
    meaning: 'The largest request body, in KiB.',
    ...integer(64, 1, 10_240),
  }),
  SHUTDOWN_SECONDS: setting({
    meaning: 'The grace period for calls in flight at shutdown.',
    ...integer(10, 1, 600),
  }),
  METRICS_PORT: setting<number | 'off'>({
    meaning:
      'A port of its own for GET /metrics in the Prometheus format, on HOST; 0 picks a free one.',
    ...integer(0, 0, 65535),
    default: 'off',
    fallback: 'off',
  }),
  PORTAL_DIR: setting({ meaning: 'The built portal.', ...path('apps/portal/dist') }),
  NODE_ENV: setting({
    meaning: 'production makes TOKEN_SECRET required and leaves demo data out.',
    default: 'development',
    fallback: 'development',
    allowed: 'any text',
    parse: (text) => text,
  }),
} satisfies Record<string, Setting<unknown>>;

export interface Config {
  port: number;
  host: string;
  storage: DatabaseConfig;
  demoData: boolean;
  recordsAccess: 'strict' | 'spec';
  /** When undefined, a secret is generated and kept in the folder of the embedded database. */
  tokenSecret: string | undefined;
  tokenHours: number;
  corsOrigins: string[];
  trustProxy: string[];
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** API calls per minute from one address; 0 is no limit. */
  rateLimitPerMinute: number;
  /** Failed log-ins per minute for one account from one network; 0 is no limit. */
  loginFailuresPerMinute: number;
  /** Registrations per minute from one address; 0 is no limit. */
  registrationsPerMinute: number;
  passwordHashConcurrency: number;
  requestTimeoutSeconds: number;
  headersTimeoutSeconds: number;
  bodyLimitKib: number;
  /** The grace period for calls in flight at shutdown. */
  shutdownSeconds: number;
  /** Metrics are off when undefined. */
  metricsPort: number | undefined;
  portalDir: string;
}

type Environment = Record<string, string | undefined>;

// Never printed: database URLs contain passwords.
const SECRETS: ReadonlySet<string> = new Set([
  'TOKEN_SECRET',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
]);

class Reader {
  readonly #env: Environment;
  readonly #faults = new Map<string, string>();

  constructor(env: Environment) {
    this.#env = env;
  }

  read<Value>(name: keyof typeof SETTINGS, { parse, allowed, fallback }: Setting<Value>): Value {
    const text = this.#env[name]?.trim() ?? '';
    if (text === '') return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    const shown = SECRETS.has(name) ? '' : ` (now ${JSON.stringify(text)})`;
    this.#faults.set(name, `${name} must be ${allowed}${shown}`);
    return fallback;
  }

  /** Reports a wrong combination of variables, unless one of them is invalid by itself. */
  addFaultIf(isWrong: boolean, names: readonly string[], line: string) {
    if (isWrong && !names.some((name) => this.#faults.has(name))) {
      this.#faults.set(names.join(), line);
    }
  }

  finish() {
    if (this.#faults.size > 0) throw new ConfigError(...this.#faults.values());
  }
}

/**
 * Reads and validates the configuration.
 * @param env Environment variables; those of the process by default.
 * @throws ConfigError that lists every invalid or missing variable
 */
export function readConfig(env: Environment = process.env): Config {
  const reader = new Reader(env);
  const storage = storageOf(reader);
  const isPostgres = storage.kind === 'postgres';
  const isProduction = reader.read('NODE_ENV', SETTINGS.NODE_ENV) === 'production';
  const demoData = reader.read('DEMO_DATA', SETTINGS.DEMO_DATA);
  const metricsPort = reader.read('METRICS_PORT', SETTINGS.METRICS_PORT);
  const config: Config = {
    port: reader.read('PORT', SETTINGS.PORT),
    host: reader.read('HOST', SETTINGS.HOST),
    storage,
    demoData: demoData === '' ? !isPostgres && !isProduction : demoData === '1',
    recordsAccess: reader.read('RECORDS_ACCESS', SETTINGS.RECORDS_ACCESS),
    tokenSecret: reader.read('TOKEN_SECRET', SETTINGS.TOKEN_SECRET) || undefined,
    tokenHours: reader.read('TOKEN_HOURS', SETTINGS.TOKEN_HOURS),
    corsOrigins: reader.read('CORS_ORIGINS', SETTINGS.CORS_ORIGINS),
    trustProxy: reader.read('TRUST_PROXY', SETTINGS.TRUST_PROXY),
    logLevel: reader.read('LOG_LEVEL', SETTINGS.LOG_LEVEL),
    rateLimitPerMinute: reader.read('RATE_LIMIT_PER_MINUTE', SETTINGS.RATE_LIMIT_PER_MINUTE),
    loginFailuresPerMinute: reader.read(
      'LOGIN_FAILURES_PER_MINUTE',
      SETTINGS.LOGIN_FAILURES_PER_MINUTE,
    ),
    registrationsPerMinute: reader.read(
      'REGISTRATIONS_PER_MINUTE',
      SETTINGS.REGISTRATIONS_PER_MINUTE,
    ),
    passwordHashConcurrency: reader.read(
      'PASSWORD_HASH_CONCURRENCY',
      SETTINGS.PASSWORD_HASH_CONCURRENCY,
    ),
    requestTimeoutSeconds: reader.read('REQUEST_TIMEOUT_SECONDS', SETTINGS.REQUEST_TIMEOUT_SECONDS),
    headersTimeoutSeconds: reader.read('HEADERS_TIMEOUT_SECONDS', SETTINGS.HEADERS_TIMEOUT_SECONDS),
    bodyLimitKib: reader.read('BODY_LIMIT_KIB', SETTINGS.BODY_LIMIT_KIB),
    shutdownSeconds: reader.read('SHUTDOWN_SECONDS', SETTINGS.SHUTDOWN_SECONDS),
    metricsPort: metricsPort === 'off' ? undefined : metricsPort,
    portalDir: reader.read('PORTAL_DIR', SETTINGS.PORTAL_DIR),
  };
  reader.addFaultIf(
    Boolean(env.HASHES_AT_ONCE?.trim()),
    ['HASHES_AT_ONCE'],
    'HASHES_AT_ONCE has been renamed: set PASSWORD_HASH_CONCURRENCY instead',
  );
  const reason = isPostgres ? 'DATABASE_URL is set' : 'NODE_ENV is production';
  reader.addFaultIf(
    config.tokenSecret === undefined && (isPostgres || isProduction),
    ['TOKEN_SECRET'],
    `TOKEN_SECRET is missing: it is required when ${reason} and must be ${SETTINGS.TOKEN_SECRET.allowed}`,
  );
  reader.addFaultIf(
    config.headersTimeoutSeconds > config.requestTimeoutSeconds,
    ['HEADERS_TIMEOUT_SECONDS', 'REQUEST_TIMEOUT_SECONDS'],
    `HEADERS_TIMEOUT_SECONDS (${config.headersTimeoutSeconds}) must not be greater than REQUEST_TIMEOUT_SECONDS (${config.requestTimeoutSeconds})`,
  );
  reader.addFaultIf(
    config.metricsPort === config.port && config.port !== 0,
    ['METRICS_PORT', 'PORT'],
    `METRICS_PORT must not be the same as PORT (${config.port})`,
  );
  reader.finish();
  return config;
}

/**
 * Reads only the storage settings, for commands that need nothing else.
 * @param env Environment variables; those of the process by default.
 * @throws ConfigError like {@link readConfig}
 */
export function readStorage(env: Environment = process.env): Config['storage'] {
  const reader = new Reader(env);
  const storage = storageOf(reader);
  reader.finish();
  return storage;
}

function storageOf(reader: Reader): Config['storage'] {
  const url = reader.read('DATABASE_URL', SETTINGS.DATABASE_URL);
  const folder = reader.read('DATA_DIR', SETTINGS.DATA_DIR);
  const ownerUrl = reader.read('DATABASE_OWNER_URL', SETTINGS.DATABASE_OWNER_URL);
  const poolSize = reader.read('DATABASE_POOL_SIZE', SETTINGS.DATABASE_POOL_SIZE);
  const timeoutSeconds = reader.read('DATABASE_TIMEOUT_SECONDS', SETTINGS.DATABASE_TIMEOUT_SECONDS);
  reader.addFaultIf(
    url === '' && ownerUrl !== '',
    ['DATABASE_URL', 'DATABASE_OWNER_URL'],
    'DATABASE_OWNER_URL is set without DATABASE_URL: both must be the same database',
  );
  if (url === '') return { kind: 'embedded', folder };
  return { kind: 'postgres', url, ownerUrl: ownerUrl || undefined, poolSize, timeoutSeconds };
}

export function describeSettings(): string {
  const lines = Object.entries(SETTINGS).map(
    ([name, { meaning, default: fallback }]) =>
      `  ${name.padEnd(26)} ${meaning} (default: ${fallback})`,
  );
  return ['Environment variables:', ...lines].join('\n');
}
