import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isSampled } from '../../../../scripts/sample.ts';
import { openDatabase, sql } from './database.ts';
import { groupAudits } from '../repositories/audits.ts';
import { DatabaseOpenError } from './errors.ts';

vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  return { ...fs, chmodSync: vi.fn(fs.chmodSync), fsyncSync: vi.fn(fs.fsyncSync) };
});

const root = mkdtempSync(join(tmpdir(), 'medportal-embedded-'));
const open = (name: string) => openDatabase({ kind: 'embedded', folder: join(root, name) });
const children: ChildProcess[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(root, { recursive: true }));

/** The files in a folder that other accounts can access. */
const publicFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );

async function countSyncs(work: () => Promise<unknown>): Promise<number> {
  const { calls } = vi.mocked(fsyncSync).mock;
  const before = calls.length;
  await work();
  return calls.length - before;
}

function runChild(code: string, env: NodeJS.ProcessEnv = {}): ChildProcess {
  const imports = `
    import { openDatabase, sql } from ${JSON.stringify(import.meta.resolve('./database.ts'))};
    import { lockFolder } from ${JSON.stringify(import.meta.resolve('./folder-lock.ts'))};`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', imports + code], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8');
  children.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('a folder', () => {
  beforeAll(async () => {
    const database = await open('one');
    await database.query(sql`create table note (number int)`);
    await database.close();
  });

  it('syncs a write to the disk before acknowledging it', async () => {
    const database = await open('one');
    for (let number = 10; number < 15; number += 1) {
      const insert = () => database.query(sql`insert into note values (${number})`);
      expect(await countSyncs(insert)).toBeGreaterThan(0);
    }
    expect(await countSyncs(() => database.query(sql`select number from note`))).toBe(0);
    expect(await database.query(sql`show fsync`)).toEqual([{ fsync: 'on' }]);
    await database.close();
  });

  it('acknowledges the audit entries of concurrent readers, which share a commit, when they are on disk', async () => {
    const database = await open('one');
    const events: string[] = [];
    const sync = vi.mocked(fsyncSync).getMockImplementation();
    vi.mocked(fsyncSync).mockImplementation((file) => {
      sync?.(file);
      events.push('sync');
    });
    let others: Promise<void[]> | undefined;
    const append = groupAudits(async (statement) => {
      events.push('write');
      // They arrive while the first is written.
      others ??= Promise.all(Array.from({ length: 7 }, read));
      return database.query(statement);
    });
    async function read() {
      await append({ account: null, action: 'shared', whose: null, outcome: 'allowed' });
      events.push('answer');
    }
    await read();
    await others;
    vi.mocked(fsyncSync).mockImplementation(sync ?? expect.unreachable());
    const answers = Array.from({ length: 7 }, () => 'answer');
    expect(events).toEqual(['write', 'sync', 'answer', 'write', 'sync', ...answers]);
    const rows = await database.query(sql`select id from audit where action = 'shared'`);
    expect(rows).toHaveLength(8);
    await database.close();
  });

  it('makes checkpoints while it is open and limits the size of the log', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const database = await open('one');
    const checkpoint = async () => {
      const rows = await database.query(sql`
        select checkpoint_lsn::text as at from pg_control_checkpoint()`);
      return rows[0];
    };
    const before = await checkpoint();
    await database.query(sql`insert into note select generate_series(100, 200)`);
    expect(await checkpoint()).toEqual(before);
    vi.advanceTimersByTime(5 * 60_000);
    expect(await checkpoint()).not.toEqual(before);
    const [limit] = await database.query(sql`show max_wal_size`);
    expect(limit).toEqual({ max_wal_size: '64MB' });
    await database.close();
  });

  it('is vacuumed and analyzed when it is closed', async () => {
    const first = await open('one');
    await first.query(sql`create table pile as select generate_series(1, 500) as number`);
    await first.query(sql`delete from pile where number > 100`);
    const known = sql`select reltuples from pg_class where oid = 'pile'::regclass`;
    expect(await first.query(known)).toEqual([{ reltuples: -1 }]);
    await first.close();
    const second = await open('one');
    expect(await second.query(known)).toEqual([{ reltuples: 100 }]);
    await second.close();
  });

  it('is readable only by its owner', async () => {
    const database = await open('one');
    await database.query(sql`create table secret as select 1 as number`);
    expect(publicFiles(join(root, 'one'))).toEqual([]);
    await database.close();
  });

  it('keeps every acknowledged write when its process is killed', async () => {
    const child = runChild(`
      const database = await openDatabase({
        kind: 'embedded', folder: ${JSON.stringify(join(root, 'one'))},
      });
      for (let number = 1000; ; number += 1) {
        await database.query(sql\`insert into note values (\${number})\`);
        console.log(number);
      }`);
    let output = '';
    const hundred = Promise.withResolvers<void>();
    child.stdout?.on('data', (text: string) => {
      output += text;
      if (output.length >= 500) hundred.resolve();
    });
    await hundred.promise;
    await kill(child);
    const acknowledged = output.split('\n').slice(0, -1).map(Number);
    const database = await open('one');
    const rows = await database.query<{ number: number }>(sql`
      select number from note where number >= 1000`);
    const stored = new Set(rows.map((row) => row.number));
    expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
    await database.close();
  });

  it('rejects a second process until the first has ended, even by SIGKILL', async () => {
    const folder = JSON.stringify(join(root, 'one'));
    const child = runChild(`
      await openDatabase({ kind: 'embedded', folder: ${folder} });
      console.log('open');
      setInterval(() => {}, 1000);`);
    if (child.stdout) await once(child.stdout, 'data');
    await expect(open('one')).rejects.toThrow(/one is in use by another process/);
    await expect(open('one')).rejects.toBeInstanceOf(DatabaseOpenError);
    await kill(child);
    const database = await open('one');
    await database.close();
  });

  // Negative control: PGlite alone.
  it('would be neither synced nor private without the additions', async () => {
    const engine = await PGlite.create({ fs: new NodeFS(join(root, 'one/database')) });
    expect(await countSyncs(() => engine.query('create table bare as select 1'))).toBe(0);
    expect(publicFiles(join(root, 'one'))).not.toEqual([]);
    await engine.close();
  });
});

describe('a folder that other accounts can read', () => {
  const modeOf = (name: string) => (statSync(join(root, name)).mode & 0o777).toString(8);
  const makeFolder = (name: string) => {
    mkdirSync(join(root, name));
    chmodSync(join(root, name), 0o755);
  };

  it.each(isSampled ? ['used'] : ['empty', 'used'])(
    'is made private with one warning: %s',
    async (name) => {
      makeFolder(name);
      if (name === 'used') cpSync(join(root, 'one'), join(root, name), { recursive: true });
      chmodSync(join(root, name), 0o755);
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      await (await open(name)).close();
      expect(modeOf(name)).toBe('700');
      await (await open(name)).close();
      expect(warn.mock.calls).toEqual([
        [expect.stringMatching(/^MedPortal: The data folder .+ was open to other accounts; .+$/)],
      ]);
      warn.mockRestore();
    },
  );

  const notPermitted = () => {
    throw Object.assign(new Error('EPERM: operation not permitted'), { code: 'EPERM' });
  };
  it.each([
    ['another account owns it', notPermitted],
    ['its disk ignores modes', () => {}],
  ])('is rejected when it cannot be made private: %s', async (_, chmod) => {
    makeFolder('foreign');
    vi.mocked(chmodSync).mockImplementationOnce(chmod);
    await expect(open('foreign')).rejects.toThrow(
      /^The data folder .+ is open to other accounts and cannot be closed: .+ 700/,
    );
    expect(readdirSync(join(root, 'foreign'))).toEqual([]);
    rmSync(join(root, 'foreign'), { recursive: true });
  });

  it('is rejected and left unchanged when it holds other files', async () => {
    makeFolder('home');
    writeFileSync(join(root, 'home', 'diary.txt'), 'Dear diary');
    await expect(open('home')).rejects.toThrow(/is open to other accounts/);
    expect(modeOf('home')).toBe('755');
    expect(readdirSync(join(root, 'home'))).toEqual(['diary.txt']);
  });
});

it('one of ten racing processes locks a folder', async () => {
  const racers = Array.from({ length: 10 }, () =>
    runChild(`
      const unlock = await lockFolder('/racing');
      process.stdout.write(unlock ? 'won' : 'lost');
      setInterval(() => {}, 1000);`),
  );
  // The winner keeps its lock until the last racer has tried.
  const results = await Promise.all(
    racers.map(async ({ stdout }) => stdout && String(await once(stdout, 'data'))),
  );
  await Promise.all(racers.map(kill));
  expect(results.filter((result) => result === 'won')).toHaveLength(1);
  expect(results.filter((result) => result === 'lost')).toHaveLength(9);
});

// Kills the creating process and its parent while files are being written.
const killHalfway = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { writeSync } = fs;
  let count = 0;
  fs.writeSync = (...args) => {
    if (process.argv[1]?.endsWith('create-cluster.ts') && ++count === 100) {
      for (const pid of [process.ppid, process.pid]) process.kill(pid, 'SIGKILL');
    }
    return writeSync(...args);
  };
  syncBuiltinESMExports();`;

it(
  'an embedded database opens after its creation was killed halfway',
  { tags: 'release', timeout: 180_000 },
  async () => {
    const folder = join(root, 'half');
    const child = runChild(
      `await openDatabase({ kind: 'embedded', folder: ${JSON.stringify(folder)} });`,
      { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(killHalfway)}` },
    );
    await once(child, 'exit');
    const leftover = `database.new-${child.pid}`;
    expect(readdirSync(folder)).toEqual([leftover]);

    const database = await open('half');
    expect(await database.query(sql`select id from account`)).toEqual([]);
    await database.close();
    expect(readdirSync(folder)).toEqual(['database']);
  },
);

it('a folder that is not writable is rejected', async () => {
  writeFileSync(join(root, 'file'), '');
  await expect(open('file/data')).rejects.toThrow(/^The data folder .+ cannot be written: /);
});

it('a folder that holds something else is rejected and unlocked', async () => {
  const folder = join(root, 'else', 'database');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'diary.txt'), 'Dear diary');
  await expect(open('else')).rejects.toThrow(/holds something other than a database/);
  rmSync(join(folder, 'diary.txt'));
  writeFileSync(join(folder, 'PG_VERSION'), '18');
  await expect(open('else')).rejects.toThrow(/cannot be opened/);
});
