// A project outside of the repository that installs the packages as a consumer does.
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from '../../scripts/run-vitest.ts';

export interface Packed {
  tarball: string;
  /** The folder of the unpacked tarball. */
  folder: string;
}

export type PackageName = 'api-client' | 'ui';

/**
 * Runs a program in a folder and returns its output.
 * @throws Error with the output when it fails
 */
export function run(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Readonly<Record<string, string>> },
) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...environment(), ...env },
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${[command, ...args].join(' ')} failed in ${cwd}:\n${output}`));
    });
  });
}

/** The environment without the variables of npm and Vitest, which would point at this repository. */
export function environment(): Record<string, string | undefined> {
  const own = /^(NODE_ENV|NODE_OPTIONS|VITEST.*|npm_config_(local_)?prefix|npm_package_.*)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}

/** A TypeScript version that the workspace has already installed. */
export interface TypeScript {
  version: string;
  tsc: string;
}

const typeScriptIn = (folder: string): TypeScript => ({
  version: versionIn(`${folder}/node_modules/typescript`),
  tsc: `${folder}/node_modules/typescript/bin/tsc`,
});

/** Both supported major versions, the older one first. */
export const typeScripts = [
  typeScriptIn(`${root}packages/api-client`),
  typeScriptIn(root),
] as const;

export const pinned = (name: string) => `${name}@${versionIn(`${root}node_modules/${name}`)}`;

/**
 * The oldest version in a range of package.json: 19.2.0 in `>=19.2`, and 6.6.0 in `^6.6`.
 * @throws Error for any other kind of range
 */
export function oldestIn(range: string): string {
  const [, version] = /^(?:>=|\^)(\d+(?:\.\d+){0,2})$/.exec(range) ?? [];
  if (!version) throw new Error(`${range} is no range such as >=19.2 or ^6.6`);
  return [...version.split('.'), '0', '0'].slice(0, 3).join('.');
}

function versionIn(folder: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  return version;
}

const consumers = fileURLToPath(new URL('consumers', import.meta.url));

/** The text of a file of `consumers`. */
export const readConsumer = (file: string) => readFileSync(join(consumers, file), 'utf8');

const strict = { strict: true, skipLibCheck: false, target: 'ES2023', jsx: 'react-jsx' };

export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'medportal-consumer-'));

  constructor() {
    this.write('package.json', '{ "private": true, "type": "module" }');
  }

  async install(...packages: readonly string[]): Promise<void> {
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    // By default npm retries an unreachable registry for minutes.
    const retries = ['retries=1', 'retry-mintimeout=1000', 'retry-maxtimeout=2000'];
    const fast = ['--prefer-offline', ...retries.map((setting) => `--fetch-${setting}`)];
    const args = ['install', '--prefix', this.folder, ...quiet, ...fast, ...packages];
    await run('npm', args, { cwd: this.folder }).catch((cause: unknown) => {
      const message =
        'npm could not install the packages. These tests need a registry that it reaches.';
      throw new Error(`${message}\n${String(cause)}`, { cause });
    });
  }

  /**
   * Adds packages without a registry: the unpacked ones with their declared dependencies, and others of the workspace.
   * @param packed - As provided by setup.ts.
   * @param others - Names of packages that the workspace depends on.
   */
  link(packed: Partial<Record<PackageName, Packed>>, ...others: readonly string[]): void {
    const modules = join(this.folder, 'node_modules');
    const link = (name: string, from: string) => {
      const path = join(modules, name);
      mkdirSync(dirname(path), { recursive: true });
      symlinkSync(`${from}node_modules/${name}`, path, 'junction');
    };
    for (const [name, { folder }] of Object.entries(packed)) {
      cpSync(folder, join(modules, '@medportal', name), { recursive: true });
      const { dependencies = {} }: { dependencies?: object } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      );
      for (const dependency of Object.keys(dependencies)) {
        link(dependency, `${root}packages/${name}/`);
      }
    }
    for (const other of others) link(other, root);
  }

  write(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Copies a file of `consumers`, to the same path unless another is given, and returns its text. */
  copy(file: string, to = file): string {
    const text = readConsumer(file);
    this.write(to, text);
    return text;
  }

  /**
   * Compiles files.
   * @param options - Compiler options in addition to the strict ones.
   * @throws Error with the compiler's errors
   */
  async compile({ tsc }: TypeScript, files: readonly string[], options: object): Promise<string> {
    const config = `tsconfig.${crypto.randomUUID()}.json`;
    this.write(config, JSON.stringify({ compilerOptions: { ...strict, ...options }, files }));
    return run(process.execPath, [tsc, '-p', config], { cwd: this.folder });
  }

  /**
   * Bundles and minifies code.
   * @param external - The imports to leave out.
   * @param options.trustsSideEffects - Whether to respect the `sideEffects` field of packages. Default: true.
   */
  async bundle(
    code: string,
    external: RegExp[] = [],
    { trustsSideEffects = true }: { trustsSideEffects?: boolean } = {},
  ): Promise<string> {
    const input = `entry-${crypto.randomUUID()}.js`;
    this.write(input, code);
    const bundle = await rolldown({
      input: join(this.folder, input),
      external,
      platform: 'browser',
      logLevel: 'silent',
      plugins: [
        {
          name: 'assume-side-effects',
          transform: () => (trustsSideEffects ? null : { moduleSideEffects: true }),
        },
      ],
    });
    const { output } = await bundle.generate({ minify: true });
    return output[0].code;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
