import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { textOf } from '../text-of.ts';

// A backup is gzip-compressed JSON Lines; docs/operating.md describes the format.

export interface BackupHeader {
  format: 'medportal-backup';
  version: 1;
  createdAt: string;
  migrations: string[];
  /** In insertion order: a table comes after those it references. */
  tables: {
    name: string;
    columns: string[];
    /** The next value of the identity column; null for a table without one. */
    nextId: number | null;
  }[];
}

/** The columns of one row as PostgreSQL prints them, in the order of the header. */
export type BackupRow = (string | null)[];

/** The line after the rows of a table. */
export interface TableSum {
  table: string;
  rows: number;
  /** SHA-256 of the table's lines in hexadecimal. Equal rows give the same checksum on every database. */
  sha256: string;
}

/** A backup cannot be written or read. The message is one sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const text = { type: 'string' };
const validate = new Ajv2020().compile<BackupHeader>({
  type: 'object',
  required: ['format', 'version', 'createdAt', 'migrations', 'tables'],
  properties: {
    format: { const: 'medportal-backup' },
    version: { const: 1 },
    createdAt: text,
    migrations: { type: 'array', items: text },
    tables: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'columns', 'nextId'],
        properties: {
          name: text,
          columns: { type: 'array', items: text },
          nextId: { type: 'integer', nullable: true },
        },
      },
    },
  },
});

// The most chunks of 16 KiB in a line. Every row is shorter, since request bodies are limited.
const MAX_CHUNKS = 4096;

export class TableSummer {
  readonly #hash = createHash('sha256');
  #rows = 0;

  /** @param line One row, without its newline. */
  add(line: string) {
    this.#hash.update(line).update('\n');
    this.#rows += 1;
  }

  sum(table: string): TableSum {
    return { table, rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

/**
 * Writes lines to a gzip file with mode 600. Writes a temporary file, syncs and renames it, so that
 * the backup is either complete or absent.
 */
export async function writeBackupFile(
  file: string,
  lines: AsyncIterable<string>,
  isReplacing: boolean,
): Promise<void> {
  if (existsSync(file) && !isReplacing) {
    throw new BackupError(`${file} exists already: choose another name, or add --force`);
  }
  const temporaryFile = `${file}.part-${process.pid}`;
  const cannotWrite = (error: unknown) =>
    new BackupError(`${file} cannot be written: ${reasonOf(error)}`, { cause: error });
  const handle = await open(temporaryFile, 'wx', 0o600).catch((error: unknown) => {
    throw cannotWrite(error);
  });
  try {
    await pipeline(withChecksum(lines), createGzip(), handle.createWriteStream({ flush: true }));
    await rename(temporaryFile, file);
    await syncFolder(dirname(resolve(file)));
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw DISK_FAULTS.has(textOf(error, 'code') ?? '') ? cannotWrite(error) : error;
  }
}

// Faults of the disk; all other errors come from the database.
const DISK_FAULTS: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EISDIR']);

async function* withChecksum(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    hash.update(line).update('\n');
    yield `${line}\n`;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot flush a folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

export interface Backup {
  header: BackupHeader;
  sums: TableSum[];
}

/**
 * Reads and verifies a backup.
 * @param onRow called with each row as it is read, before the whole file is verified
 * @throws BackupError when the file is not a backup, is truncated or was changed
 */
export async function readBackupFile(
  file: string,
  onRow: (table: string, line: string) => Promise<void> = async () => {},
): Promise<Backup> {
  const check = new FileCheck();
  try {
    for await (const line of linesOf(file)) {
      const table = check.take(line);
      if (table !== undefined) await onRow(table, line);
    }
    return check.finish();
  } catch (error) {
    throw toBackupError(file, error);
  }
}

function toBackupError(file: string, error: unknown): unknown {
  if (!(error instanceof FormError)) return error;
  return new BackupError(`${file} is not a whole backup of MedPortal: ${error.message}`, {
    cause: error,
  });
}

/** A backup in a folder, of which only the first line has been read. */
export interface BackupEntry {
  file: string;
  /** When it was made; when the file was last written if its first line cannot be read. */
  madeAt: Date;
  /** Why its first line cannot be read; undefined when it can. */
  fault?: BackupError;
}

/** Finds out when a backup was made; undefined when the file is something else. */
export async function inspectBackupFile(file: string): Promise<BackupEntry | undefined> {
  // Unfinished, or left over from a killed backup.
  if (/\.part-\d+$/.test(file)) return undefined;
  try {
    for await (const line of linesOf(file)) {
      return { file, madeAt: new Date(readHeader(parseLine(line)).createdAt) };
    }
    return undefined;
  } catch (error) {
    const fault = toBackupError(file, error);
    if (!(fault instanceof BackupError) || !(await isDamaged(file, error))) return undefined;
    return { file, madeAt: (await stat(file)).mtime, fault };
  }
}

/** Whether a file whose first line cannot be read may be a backup. */
async function isDamaged(file: string, error: unknown): Promise<boolean> {
  if (error instanceof BackupError) return !isMissing(error.cause);
  if (!(error instanceof FormError) || !error.mayBeBackup) return false;
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2);
  await handle.close();
  // A copy to a full disk is empty.
  return bytesRead === 0 || buffer.equals(GZIP);
}

const GZIP = Buffer.from([0x1f, 0x8b]);

const isMissing = (error: unknown) => ['EISDIR', 'ENOENT'].includes(textOf(error, 'code') ?? '');

class FormError extends Error {
  /** Whether the file may be a backup, damaged or of a newer version. */
  readonly mayBeBackup: boolean;

  constructor(message: string, mayBeBackup = false) {
    super(message);
    this.mayBeBackup = mayBeBackup;
  }
}

const changed = () => new FormError('it was changed after it was written');

class FileCheck {
  readonly #all = createHash('sha256');
  readonly #sums: TableSum[] = [];
  #header: BackupHeader | undefined;
  #table = new TableSummer();
  #isFinished = false;

  /** Takes the next line. Returns the name of its table when it is a row. */
  take(line: string): string | undefined {
    const value = parseLine(line);
    if (this.#isFinished) throw changed();
    if (!this.#header) {
      this.#header = readHeader(value);
    } else {
      const table = this.#header.tables[this.#sums.length];
      if (!table) return this.#takeEnd(value);
      if (Array.isArray(value)) {
        if (value.length !== table.columns.length || !value.every(isTextOrNull)) throw changed();
        this.#table.add(line);
        this.#all.update(line).update('\n');
        return table.name;
      }
      const sum = this.#table.sum(table.name);
      if (JSON.stringify(value) !== JSON.stringify(sum)) throw changed();
      this.#sums.push(sum);
      this.#table = new TableSummer();
    }
    this.#all.update(line).update('\n');
    return undefined;
  }

  #takeEnd(value: unknown): undefined {
    if (JSON.stringify(value) !== JSON.stringify({ sha256: this.#all.digest('hex') })) {
      throw changed();
    }
    this.#isFinished = true;
  }

  finish(): Backup {
    if (!this.#header || !this.#isFinished) throw new FormError('its end is missing');
    return { header: this.#header, sums: this.#sums };
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new FormError('it holds something else');
  }
}

function readHeader(value: unknown): BackupHeader {
  if (validate(value)) return value;
  const { format, version } = Object(value);
  throw new FormError(
    format === 'medportal-backup' && version !== 1
      ? 'a newer version of MedPortal has written it'
      : 'it holds something else',
    format === 'medportal-backup',
  );
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const bytes = createGunzip();
  // An error of either stream ends the loop below.
  pipeline(source, bytes).catch(() => undefined);
  let chunks: Buffer[] = [];
  try {
    for await (const chunk of bytes) {
      let start = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
        yield decode(Buffer.concat([...chunks, chunk.subarray(start, end)]));
        chunks = [];
        start = end + 1;
      }
      chunks.push(chunk.subarray(start));
      if (chunks.length > MAX_CHUNKS) throw new FormError('it holds something else');
    }
  } catch (error) {
    if (error instanceof FormError) throw error;
    if (textOf(error, 'code')?.startsWith('Z_')) {
      throw new FormError('it is cut off or was changed', true);
    }
    throw new BackupError(`${file} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
  if (chunks.some(({ length }) => length > 0)) throw new FormError('its end is missing');
}

function decode(bytes: Buffer): string {
  // `toString` would replace invalid UTF-8 silently.
  if (!isUtf8(bytes)) throw changed();
  return bytes.toString();
}

function reasonOf(error: unknown): string {
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file or folder',
    EACCES: 'this account may not',
    EISDIR: 'it is a folder',
    ENOSPC: 'the disk is full',
  };
  return reasons[textOf(error, 'code') ?? ''] ?? String(error);
}
