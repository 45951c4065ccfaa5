import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { DatabaseConfig } from './database/types.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

export class ConfigError extends Error {
  /** One line per fault. It names the variable and never contains a secret. */
  readonly faults: readonly string[];

  constructor(...faults: string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** What the help and the manual say about a setting. */
interface Description {
  meaning: string;
  /** The default as the help shows it. */
  default: string;
}

const descriptions = z.registry<Description>();

// The error of a schema completes the sentence "must be …".

const integer = (minimum: number, maximum: number) => {
  const error = `a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .pipe(z.number().min(minimum, error).max(maximum, error));
};

const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, choices.join(' or '));

const postgresAddress = () =>
  z
    .string()
    .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), {
      error: 'a postgresql:// address',
    })
    .optional();

const mailServer = () =>
  z
    .string()
    .refine(
      (text) => /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '',
      { error: 'an smtp:// or smtps:// address' },
    )
    .optional();

const listOf = (isAllowed: (item: string) => boolean, error: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((item) => item.trim()))
    .transform((items) => items.filter((item) => item !== ''))
    .refine((items) => items.every(isAllowed), error)
    .default([]);

const isOrigin = (text: string) =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

const isProxy = (text: string) => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (widest < 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
};

const SENDER = /^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

const SECRET_FORMAT = 'a text of 32 to 1000 characters';

const setting = <Schema extends z.ZodType>(
  meaning: string,
  schema: Schema,
  fallback: string,
): Schema => {
  descriptions.add(schema, { meaning, default: fallback });
  return schema;
};

const withDefault = <Value extends string | number>(
  meaning: string,
  schema: z.ZodType<Value, string>,
  fallback: Value,
) => setting(meaning, schema.default(fallback), String(fallback));

const pathWithDefault = (meaning: string, fallback: string) =>
  setting(
    meaning,
    z
      .string()
      .transform((text) => resolve(text))
      .default(resolve(repository, fallback)),
    fallback,
  );

const storageSettings = z.object({
  DATABASE_URL: setting(
    'A PostgreSQL server. Without it the embedded database in DATA_DIR is used.',
    postgresAddress(),
    'the embedded database',
  ),
  DATABASE_OWNER_URL: setting(
    'The same database with the role that owns its tables. If set, migrations run as this role, and the role of DATABASE_URL can append to the audit log but not change it.',
    postgresAddress(),
    'DATABASE_URL',
  ),
  DATABASE_POOL_SIZE: withDefault(
    'Connections to PostgreSQL that one server process holds at most.',
    integer(1, 1000),
    10,
  ),
  DATABASE_TIMEOUT_SECONDS: withDefault(
    'How long a statement may run on PostgreSQL, and how long a call waits for a connection.',
    integer(1, 300),
    5,
  ),
  DATA_DIR: pathWithDefault(
    'The folder of the embedded database and of the generated token secret.',
    'data',
  ),
});

const addressSettings = z.object({
  PORT: withDefault('The port to listen on; 0 picks a free one.', integer(0, 65535), 8080),
  HOST: withDefault(
    'The address to listen on; 0.0.0.0 is every network.',
    z
      .string()
      .refine((text) => isIP(text) !== 0 || text === 'localhost', 'an IP address or localhost'),
    '127.0.0.1',
  ),
  PUBLIC_URL: setting(
    'The origin at which browsers reach the portal, for links in emails. Required with SMTP_URL.',
    z.string().refine(isOrigin, 'an origin such as https://portal.example').optional(),
    'none',
  ),
});

const backupSettings = z.object({
  BACKUP_DIR: setting(
    'The folder of the backups, for `doctor` and `rehearse-restore`.',
    z
      .string()
      .transform((text) => resolve(text))
      .optional(),
    'none',
  ),
  REHEARSAL_DATABASE_URL: setting(
    'A PostgreSQL server on which `rehearse-restore` creates a scratch database. Its role must be able to create databases.',
    postgresAddress(),
    'an embedded database in a temporary folder',
  ),
});

const retentionSettings = z.object({
  RETENTION_DAYS: withDefault(
    'How many days a closed account is kept. A log-in until then opens it again; afterwards it is erased.',
    integer(1, 3650),
    14,
  ),
});

const mailSettings = z.object({
  SMTP_URL: setting(
    'The server that sends emails. Without it none are sent, and nobody can ask for a new password.',
    mailServer(),
    'none',
  ),
  MAIL_FROM: setting(
    'The sender of emails. Required with SMTP_URL.',
    z
      .string()
      .regex(SENDER, 'an email address, or a name and the address in angle brackets')
      .optional(),
    'none',
  ),
});

const settings = z.object({
  ...addressSettings.shape,
  ...storageSettings.shape,
  DEMO_DATA: setting(
    'Whether an empty database is filled with synthetic demo data.',
    oneOf(['0', '1']).optional(),
    '1, but 0 with PostgreSQL and in production',
  ),
  RECORDS_ACCESS: withDefault(
    'strict: a patient record is for the patient and the doctors with whom they share it. spec: for everybody.',
    oneOf(['strict', 'spec']),
    'strict',
  ),
  DOCTOR_REVIEW: setting(
    'on: patients find a new doctor, and can write to them, only after doctors approve EMAIL. off: at once.',
    oneOf(['on', 'off']).optional(),
    'off, but on with PostgreSQL in production',
  ),
  ...retentionSettings.shape,
  ...backupSettings.shape,
  EXTENSIONS: withDefault(
    'on: every extension of the API. off: only the operations that every backend has.',
    oneOf(['on', 'off']),
    'on',
  ),
  TOKEN_SECRET: setting(
    'The key that signs session tokens and the links that turn off notices. Required in production and with DATABASE_URL.',
    z.string().min(32, SECRET_FORMAT).max(1000, SECRET_FORMAT).optional(),
    'generated once and kept in DATA_DIR',
  ),
  TOKEN_HOURS: withDefault('How many hours a session lasts.', integer(1, 720), 8),
  SESSION_IDLE_HOURS: withDefault(
    "How many hours a doctor's session lasts without a call. Patients read only their own data.",
    integer(1, 720),
    8,
  ),
  ...mailSettings.shape,
  CORS_ORIGINS: setting(
    'Other origins whose pages may call the API, separated by commas.',
    listOf(isOrigin, 'origins such as https://portal.example, separated by commas'),
    'none',
  ),
  TRUST_PROXY: setting(
    'Trusted proxies, separated by commas: the server accepts their X-Forwarded headers.',
    listOf(isProxy, 'IP addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal'),
    'none',
  ),
  LOG_LEVEL: withDefault(
    'How much is logged, as JSON lines on standard output.',
    oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
  ),
  RATE_LIMIT_PER_MINUTE: withDefault(
    'API calls per minute from one address, refused ones included, counted by each server process for itself; 0 is no limit.',
    integer(0, 1_000_000),
    600,
  ),
  LOGIN_FAILURES_PER_MINUTE: withDefault(
    'Failed log-ins per minute for one account from one network, five times as many from one address, counted in the database for all servers together. After that many failures from all networks, log-ins to the account are delayed by up to five seconds. 0 is no limit.',
    integer(0, 1_000_000),
    10,
  ),
  REGISTRATIONS_PER_MINUTE: withDefault(
    'Registrations per minute from one address, and as many requests for a new password or another email, counted in the database like failed log-ins; 0 is no limit.',
    integer(0, 1_000_000),
    60,
  ),
  REGISTRATIONS_PER_HOUR: withDefault(
    'Registrations per hour from one address, counted beside those per minute; 0 is no limit.',
    integer(0, 1_000_000),
    120,
  ),
  WAITING_REQUESTS_PER_DOCTOR: withDefault(
    'How many requests of one patient may wait for the response of one doctor; 0 is no limit.',
    integer(0, 1_000_000),
    5,
  ),
  REQUESTS_PER_DAY: withDefault(
    'How many requests one patient may send within 24 hours, to all doctors together; 0 is no limit.',
    integer(0, 1_000_000),
    20,
  ),
  PASSWORD_HASH_CONCURRENCY: setting(
    'How many passwords are hashed concurrently. Each hash takes 19 MiB and a processor core; leave one core for everything else.', // At most three: hashing shares libuv's four threads with file reads.
    integer(1, 64).default(Math.min(3, Math.max(1, availableParallelism() - 1))),
    'processor cores minus one, from 1 to 3',
  ),
  REQUEST_TIMEOUT_SECONDS: withDefault(
    'How long a client may take to send a whole request, or may stop reading an answer.',
    integer(1, 600),
    30,
  ),
  HEADERS_TIMEOUT_SECONDS: withDefault(
    "How long a client may take to send a request's headers.",
    integer(1, 600),
    15,
  ),
  BODY_LIMIT_KIB: withDefault('The largest request body, in KiB.', integer(1, 10_240), 64),
  SHUTDOWN_SECONDS: withDefault(
    'The grace period for calls in flight at shutdown.',
    integer(1, 600),
    10,
  ),
  METRICS_PORT: setting(
    'A port of its own for GET /metrics in the Prometheus format, on HOST; 0 picks a free one.',
    integer(0, 65535).optional(),
    'off',
  ),
  PORTAL_DIR: pathWithDefault('The built portal.', 'apps/portal/dist'),
  PAGE_DATA_MS: withDefault(
    'How many milliseconds a public page waits for its data, to be rendered with it; 0 sends all pages without data.',
    integer(0, 10_000),
    200,
  ),
  NODE_ENV: withDefault(
    'production makes TOKEN_SECRET required, leaves demo data out, refuses a database that has it unless DEMO_DATA is 1 and, with PostgreSQL, has new doctors checked.',
    z.string(),
    'development',
  ),
});

/** Every environment variable of the server: the source of the help text and the manual. */
export const SETTINGS: Record<string, Description> = Object.fromEntries(
  Object.entries(settings.shape).flatMap(([name, schema]) => {
    const description = descriptions.get(schema);
    return description ? [[name, description]] : [];
  }),
);

export type Environment = Record<string, string | undefined>;

// Never printed: database URLs contain passwords.
const SECRETS: ReadonlySet<string> = new Set([
  'TOKEN_SECRET',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'REHEARSAL_DATABASE_URL',
  'SMTP_URL',
]);

/** Faults by the names of the settings. */
class Faults extends Map<string, string> {
  /** Reports a wrong combination of settings, unless one of them is invalid by itself. */
  addIf(isWrong: boolean, names: readonly string[], line: string) {
    if (isWrong && !names.some((name) => this.has(name))) this.set(names.join(), line);
  }

  throwIfAny() {
    if (this.size > 0) throw new ConfigError(...this.values());
  }
}

/** Parses settings; invalid ones get their defaults and a fault. An empty variable counts as absent. */
function parse<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, env: Environment) {
  const faults = new Faults();
  const texts = new Map(
    Object.keys(schema.shape).flatMap((name) => {
      const text = env[name]?.trim() ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  );
  const { error } = schema.safeParse(Object.fromEntries(texts));
  for (const { path, message } of error?.issues ?? []) {
    const name = String(path[0]);
    const shown = SECRETS.has(name) ? '' : ` (now ${JSON.stringify(texts.get(name))})`;
    faults.set(name, `${name} must be ${message}${shown}`);
  }
  for (const name of faults.keys()) texts.delete(name);
  return { values: schema.parse(Object.fromEntries(texts)), faults };
}

function storageOf(values: z.output<typeof storageSettings>, faults: Faults): DatabaseConfig {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl } = values;
  faults.addIf(
    url === undefined && ownerUrl !== undefined,
    ['DATABASE_URL', 'DATABASE_OWNER_URL'],
    'DATABASE_OWNER_URL is set without DATABASE_URL: both must be the same database',
  );
  if (url === undefined) return { kind: 'embedded', folder: values.DATA_DIR };
  return {
    kind: 'postgres',
    url,
    ownerUrl,
    poolSize: values.DATABASE_POOL_SIZE,
    timeoutSeconds: values.DATABASE_TIMEOUT_SECONDS,
  };
}

/** How emails are sent. */
export interface MailConfig {
  /** The server, with user and password. */
  smtpUrl: string;
  from: string;
  /** The origin of the links. */
  publicUrl: string;
}

const sendingSettings = z.object({ ...addressSettings.shape, ...mailSettings.shape });

function mailOf(values: z.output<typeof sendingSettings>, faults: Faults): MailConfig | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = values;
  for (const name of ['MAIL_FROM', 'PUBLIC_URL'] as const) {
    faults.addIf(
      smtpUrl !== undefined && values[name] === undefined,
      [name],
      `${name} is missing: it is required when SMTP_URL is set`,
    );
  }
  if (smtpUrl === undefined || from === undefined || publicUrl === undefined) return undefined;
  return { smtpUrl, from, publicUrl };
}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and validates the configuration.
 * @param env Environment variables; those of the process by default.
 * @throws ConfigError that lists every invalid or missing variable
 */
export function readConfig(env: Environment = process.env) {
  const { values, faults } = parse(settings, env);
  const storage = storageOf(values, faults);
  const isPostgres = storage.kind === 'postgres';
  const isProduction = values.NODE_ENV === 'production';
  const demoData = values.DEMO_DATA ?? (isPostgres || isProduction ? '0' : '1');
  faults.addIf(
    Boolean(env['HASHES_AT_ONCE']?.trim()),
    ['HASHES_AT_ONCE'],
    'HASHES_AT_ONCE has been renamed: set PASSWORD_HASH_CONCURRENCY instead',
  );
  const reason = isPostgres ? 'DATABASE_URL is set' : 'NODE_ENV is production';
  faults.addIf(
    values.TOKEN_SECRET === undefined && (isPostgres || isProduction),
    ['TOKEN_SECRET'],
    `TOKEN_SECRET is missing: it is required when ${reason} and must be ${SECRET_FORMAT}`,
  );
  faults.addIf(
    values.HEADERS_TIMEOUT_SECONDS > values.REQUEST_TIMEOUT_SECONDS,
    ['HEADERS_TIMEOUT_SECONDS', 'REQUEST_TIMEOUT_SECONDS'],
    `HEADERS_TIMEOUT_SECONDS (${values.HEADERS_TIMEOUT_SECONDS}) must not be greater than REQUEST_TIMEOUT_SECONDS (${values.REQUEST_TIMEOUT_SECONDS})`,
  );
  faults.addIf(
    values.METRICS_PORT === values.PORT && values.PORT !== 0,
    ['METRICS_PORT', 'PORT'],
    `METRICS_PORT must not be the same as PORT (${values.PORT})`,
  );
  const mail = mailOf(values, faults);
  faults.throwIfAny();
  return {
    port: values.PORT,
    host: values.HOST,
    storage,
    demoData: demoData === '1',
    /** Whether the server refuses a database with demo data, whose log-ins everybody knows. */
    refusesDemoData: isProduction && demoData === '0',
    recordsAccess: values.RECORDS_ACCESS,
    doctorReview: values.DOCTOR_REVIEW ?? (isPostgres && isProduction ? 'on' : 'off'),
    retentionDays: values.RETENTION_DAYS,
    extensions: values.EXTENSIONS,
    /** When undefined, a secret is generated and kept in the folder of the embedded database. */
    tokenSecret: values.TOKEN_SECRET,
    /** No emails are sent when undefined. */
    mail,
    tokenHours: values.TOKEN_HOURS,
    sessionIdleHours: values.SESSION_IDLE_HOURS,
    corsOrigins: values.CORS_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    loginFailuresPerMinute: values.LOGIN_FAILURES_PER_MINUTE,
    registrationsPerMinute: values.REGISTRATIONS_PER_MINUTE,
    registrationsPerHour: values.REGISTRATIONS_PER_HOUR,
    waitingRequestsPerDoctor: values.WAITING_REQUESTS_PER_DOCTOR,
    requestsPerDay: values.REQUESTS_PER_DAY,
    passwordHashConcurrency: values.PASSWORD_HASH_CONCURRENCY,
    requestTimeoutSeconds: values.REQUEST_TIMEOUT_SECONDS,
    headersTimeoutSeconds: values.HEADERS_TIMEOUT_SECONDS,
    bodyLimitKib: values.BODY_LIMIT_KIB,
    shutdownSeconds: values.SHUTDOWN_SECONDS,
    /** Metrics are off when undefined. */
    metricsPort: values.METRICS_PORT,
    portalDir: values.PORTAL_DIR,
    pageDataMs: values.PAGE_DATA_MS,
  };
}

/**
 * Reads only the storage settings, for commands that need nothing else.
 * @param env Environment variables; those of the process by default.
 * @throws ConfigError like {@link readConfig}
 */
export function readStorage(env: Environment = process.env): DatabaseConfig {
  const { values, faults } = parse(storageSettings, env);
  const storage = storageOf(values, faults);
  faults.throwIfAny();
  return storage;
}

/**
 * Reads the origin of the portal: `PUBLIC_URL`, or the address that the server listens on.
 * @param env Environment variables; those of the process by default.
 * @throws ConfigError like {@link readConfig}
 */
export function readPublicUrl(env: Environment = process.env): string {
  const { values, faults } = parse(addressSettings, env);
  faults.throwIfAny();
  const host = isIP(values.HOST) === 6 ? `[${values.HOST}]` : values.HOST;
  return values.PUBLIC_URL ?? `http://${host}:${values.PORT}`;
}

/**
 * Reads whether emails are sent.
 * @param env Environment variables; those of the process by default.
 * @throws ConfigError like {@link readConfig}
 */
export function readSendsMail(env: Environment = process.env): boolean {
  const { values, faults } = parse(sendingSettings, env);
  const mail = mailOf(values, faults);
  faults.throwIfAny();
  return mail !== undefined;
}

/**
 * Reads the folder of the backups; undefined when it is not set.
 * @param env Environment variables; those of the process by default.
 */
export function readBackupFolder(env: Environment = process.env): string | undefined {
  return parse(backupSettings, env).values.BACKUP_DIR;
}

/**
 * Reads what a rehearsal of a restore needs.
 * @param env Environment variables; those of the process by default.
 * @throws ConfigError like {@link readConfig}
 */
export function readRehearsal(env: Environment = process.env) {
  const schema = z.object({ ...backupSettings.shape, ...retentionSettings.shape });
  const { values, faults } = parse(schema, env);
  faults.throwIfAny();
  return {
    /** Undefined when it is not set. */
    folder: values.BACKUP_DIR,
    /** Undefined for an embedded database. */
    url: values.REHEARSAL_DATABASE_URL,
    retentionDays: values.RETENTION_DAYS,
  };
}

/**
 * Reads how many days a closed account is kept.
 * @param env Environment variables; those of the process by default.
 * @throws ConfigError like {@link readConfig}
 */
export function readRetentionDays(env: Environment = process.env): number {
  const { values, faults } = parse(retentionSettings, env);
  faults.throwIfAny();
  return values.RETENTION_DAYS;
}

export function describeSettings(): string {
  const lines = Object.entries(SETTINGS).map(
    ([name, { meaning, default: fallback }]) =>
      `  ${name.padEnd(26)} ${meaning} (default: ${fallback})`,
  );
  return ['Environment variables:', ...lines].join('\n');
}
