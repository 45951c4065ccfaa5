// A project outside of the repository, as somebody has it who installs the packages from a registry.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { root } from '../../scripts/run-vitest.ts';

/**
 * Runs a program in a folder to its end, and gives what it printed.
 * @throws Error with what it printed when it fails
 */
export function run(command: string, args: readonly string[], { cwd }: { cwd: string }) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(),
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

/** That of the tests without what tells npm that it works on this repository, and without their own NODE_ENV. */
function environment(): Record<string, string | undefined> {
  const own = /^(NODE_ENV|NODE_OPTIONS|VITEST.*|npm_config_(local_)?prefix|npm_package_.*)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}

/** A version of TypeScript that the workspace has, so that nobody waits for a download of another. */
export interface TypeScript {
  version: string;
  /** Its compiler. */
  tsc: string;
}

const typeScriptIn = (folder: string): TypeScript => ({
  version: versionIn(`${folder}/node_modules/typescript`),
  tsc: `${folder}/node_modules/typescript/bin/tsc`,
});

/** Both major versions that people use, the older one first. */
export const typeScripts = [
  typeScriptIn(`${root}packages/api-client`),
  typeScriptIn(root),
] as const;

/** The name of a dependency with the version that the workspace has of it. */
export const pinned = (name: string) => `${name}@${versionIn(`${root}node_modules/${name}`)}`;

function versionIn(folder: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  return version;
}

const consumers = fileURLToPath(new URL('consumers', import.meta.url));

/** Compiler options that leave nothing unchecked. */
const strict = { strict: true, skipLibCheck: false, target: 'ES2023', jsx: 'react-jsx' };

/** A project in the system's temporary folder. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'medportal-consumer-'));

  constructor() {
    this.write('package.json', '{ "private": true, "type": "module" }');
  }

  /** Installs packages with plain npm. */
  async install(...packages: readonly string[]): Promise<void> {
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    // Where no registry is reached, npm would go on trying for minutes.
    const retries = ['retries=1', 'retry-mintimeout=1000', 'retry-maxtimeout=2000'];
    const hasty = ['--prefer-offline', ...retries.map((setting) => `--fetch-${setting}`)];
    const args = ['install', '--prefix', this.folder, ...quiet, ...hasty, ...packages];
    await run('npm', args, { cwd: this.folder }).catch((cause: unknown) => {
      const why =
        'npm could not install the packages. These tests need a registry that it reaches.';
      throw new Error(`${why}\n${String(cause)}`, { cause });
    });
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** Takes over a file of `consumers`, and gives what is in it. */
  copy(file: string): string {
    const text = readFileSync(join(consumers, file), 'utf8');
    this.write(file, text);
    return text;
  }

  /**
   * Compiles files.
   * @param options - Compiler options on top of the strict ones.
   * @throws Error with what the compiler found
   */
  async compile({ tsc }: TypeScript, files: readonly string[], options: object): Promise<string> {
    const config = `tsconfig.${crypto.randomUUID()}.json`;
    this.write(config, JSON.stringify({ compilerOptions: { ...strict, ...options }, files }));
    return run(process.execPath, [tsc, '-p', config], { cwd: this.folder });
  }

  /**
   * What a page has to load for some code, minified.
   * @param external - What is left out.
   * @param options.believes - Whether to believe what packages say of their side effects.
   */
  async bundle(
    code: string,
    external: RegExp[] = [],
    { believes = true }: { believes?: boolean } = {},
  ): Promise<Bundle> {
    const input = `entry-${crypto.randomUUID()}.js`;
    this.write(input, code);
    const bundle = await rolldown({
      input: join(this.folder, input),
      external,
      platform: 'browser',
      logLevel: 'silent',
      moduleTypes: { '.css': 'empty' },
      plugins: [
        { name: 'doubt', transform: () => (believes ? null : { moduleSideEffects: true }) },
      ],
    });
    const { output } = await bundle.generate({ minify: true });
    const [{ code: bundled, modules }] = output;
    const paths = Object.keys(modules).filter((path) => modules[path]?.renderedLength);
    return {
      code: bundled,
      gzip: gzipSync(bundled, { level: 9 }).length,
      packages: [...new Set(paths.map(packageOf))],
    };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A bundle, and what it costs. */
export interface Bundle {
  code: string;
  /** Its bytes when it is compressed with gzip. */
  gzip: number;
  /** The packages that it has something of. */
  packages: string[];
}

const packageOf = (path: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(path.replaceAll('\\', '/'))?.[1] ??
  'the consumer';

/** As people read it: `3,912 bytes`. */
export const inBytes = ({ gzip }: Bundle) => `${gzip.toLocaleString('en-GB')} bytes`;
