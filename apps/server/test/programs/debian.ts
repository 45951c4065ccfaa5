import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { machine } from 'node:os';
import { delimiter, join } from 'node:path';
import { cacheFolder, run, withLock } from '../databases/postgres.ts';

/** Programs from Debian's packages. */
export interface DebianPrograms {
  /** The command that runs a program, such as `usr/sbin/haproxy`; of this machine when its package is installed. */
  commandOf: (program: string) => string[];
  /** The environment that they need to find their libraries and modules. */
  env: Record<string, string>;
}

/**
 * Extracts Debian packages, and those that they need, into a cache. Nothing is installed, so that no service starts.
 * @param release The codename of another release of Debian, whose programs then run with its own libraries.
 * @throws Error that says what is missing when this is not Debian, or the packages cannot be downloaded
 */
export async function extractDebianPackages(
  names: readonly string[],
  release?: string,
): Promise<DebianPrograms> {
  const system = await readFile('/etc/os-release', 'utf8').catch(() => '');
  const codename = /^VERSION_CODENAME=(\w+)/m.exec(system)?.[1];
  if (!existsSync('/etc/debian_version') || codename === undefined) {
    throw new Error(`This needs Debian, for its packages ${names.join(', ')}.`);
  }
  const folder = cacheFolder('debian', [release ?? codename, ...names].join('-'));
  const root = join(folder, 'root');
  await withLock(folder, async () => {
    const stamp = join(folder, 'extracted');
    if (existsSync(stamp)) return;
    await download(folder, names, release);
    await mkdir(root, { recursive: true });
    const archives = join(folder, 'archives');
    for (const archive of readdirSync(archives).filter((name) => name.endsWith('.deb'))) {
      await run('dpkg-deb', ['--extract', join(archives, archive), root]);
    }
    await writeFile(stamp, '');
  });
  const libraries = join(root, 'usr/lib', `${machine()}-linux-gnu`);
  if (release !== undefined) {
    const loader = join(libraries, LOADERS[machine()] ?? '');
    return {
      commandOf: (program) => [loader, '--library-path', libraries, join(root, program)],
      env: {},
    };
  }
  return {
    commandOf: (program) => {
      const extracted = join(root, program);
      return [existsSync(extracted) ? extracted : `/${program}`];
    },
    env: {
      PATH: [join(root, 'usr/bin'), process.env['PATH'] ?? ''].join(delimiter),
      LD_LIBRARY_PATH: libraries,
      PYTHONPATH: join(root, 'usr/lib/python3/dist-packages'),
    },
  };
}

const LOADERS: Partial<Record<string, string>> = {
  x86_64: 'ld-linux-x86-64.so.2',
  aarch64: 'ld-linux-aarch64.so.1',
};

/** Uses lists and archives of its own, so that it works without root and with empty lists. */
async function download(
  folder: string,
  names: readonly string[],
  release: string | undefined,
): Promise<void> {
  const lists = join(folder, 'lists');
  const archives = join(folder, 'archives');
  const sources = join(folder, 'sources.list');
  await mkdir(join(lists, 'partial'), { recursive: true });
  await mkdir(join(archives, 'partial'), { recursive: true });
  await writeFile(sources, `deb http://deb.debian.org/debian ${release} main\n`);
  const settings = {
    'Dir::State::lists': lists,
    'Dir::Cache::archives': archives,
    'Debug::NoLocking': '1',
    // With no package installed, every library is downloaded.
    ...(release !== undefined && {
      'Dir::Etc::sourcelist': sources,
      'Dir::Etc::sourceparts': '-',
      'Dir::State::status': '/dev/null',
    }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  await run('apt-get', ['-q', ...options, 'update']);
  const install = ['install', '--download-only', '-y', '--no-install-recommends'];
  await run('apt-get', ['-q', ...options, ...install, ...names]);
}
