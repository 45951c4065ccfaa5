import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  readlinkSync,
} from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { unprivilegedAccount } from '../databases/postgres.ts';

/** Programs that run as an unprivileged account in one folder, and end with this process. */
export interface Processes {
  /**
   * Starts a program in a folder of its own.
   * @param name of that folder; a program can be started in it again
   */
  start: (name: string, command: readonly string[], env: Record<string, string>) => void;
  /** Creates the folder of a program, for its configuration. @returns its path */
  folderOf: (name: string) => string;
  /** Ends the programs, and whatever they started, and removes the folder. */
  remove: () => Promise<void>;
  /** The last lines of what each program has printed. */
  readLogs: () => string;
}

// When this process's input ends, which it does even with a parent that is killed, it ends every process that works in
// the folder, and removes the folder.
const CARETAKER = `
trap '' INT TERM PIPE
cat > /dev/null
for attempt in 1 2 3 4 5; do
  for process in /proc/[0-9]*; do
    case "$(readlink "$process/cwd")" in
      "$1" | "$1"/*) kill -s KILL "\${process#/proc/}" 2> /dev/null ;;
    esac
  done
  rm -rf "$1" && exit
  sleep 0.2
done`;

const LOG_LENGTH = 4000;

/** Needs Linux, for its `/proc`. */
export function createProcesses(): Processes {
  // A short path, since PostgreSQL has a Unix socket there.
  const folder = mkdtempSync('/tmp/medportal-processes-');
  const account = unprivilegedAccount();
  const own = (path: string) => account && chownSync(path, account.uid, account.gid);
  own(folder);
  const caretaker = spawn('sh', ['-c', CARETAKER, 'sh', folder], {
    cwd: '/',
    // Does not receive Ctrl-C from the terminal.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Lets this process exit.
  caretaker.unref();
  const input = caretaker.stdin;
  if ('unref' in input && typeof input.unref === 'function') input.unref();

  const folderOf = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true });
    own(path);
    return path;
  };
  return {
    folderOf,
    start: (name, [program = '', ...args], env) => {
      const options = { ...account, cwd: folderOf(name), env, detached: true } as const;
      const log = openSync(join(folder, `${name}.log`), 'a');
      spawn(program, args, { ...options, stdio: ['ignore', log, log] }).unref();
      closeSync(log);
    },
    readLogs: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.log'))
        .map((name) => `${name}:\n${readFileSync(join(folder, name), 'utf8').slice(-LOG_LENGTH)}`)
        .join('\n'),
    remove: async () => {
      caretaker.ref();
      input.end();
      if (caretaker.exitCode === null) await once(caretaker, 'exit');
    },
  };
}

/** The running processes whose working folder is in a folder. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const path = workingFolderOf(pid);
      return path === folder || path.startsWith(`${folder}/`);
    });
}

/** Empty when the process has ended. */
function workingFolderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}
