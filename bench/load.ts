// Puts load on servers from a process of its own, bench/peers/load.js, so that nothing else that a bench does slows it
// down or is slowed down by it.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { installedFolder } from './report.ts';

/** A call to make, other than GET where it has a body. */
export interface Call {
  path: string;
  token?: string;
  body?: object;
}

/** What came of the load. */
export interface Load {
  /** How many calls were answered. */
  calls: number;
  /** Answers per second. */
  perSecond: number;
  /** Milliseconds within which half of the answers came. */
  p50: number;
  /** Milliseconds within which 99 of 100 came. */
  p99: number;
  /** How much of a core making the calls took: near 1, it is the load that limits. */
  busy: number;
}

/** How load is put on. */
export interface LoadOptions {
  /** Where the servers are; connections are shared out among them. */
  urls: readonly string[];
  /** What is called, over and over, in this order. */
  calls: readonly Call[];
  /** How many calls are under way at a time. */
  connections: number;
  seconds: number;
}

/** The process that makes the calls. */
export interface Loader {
  /**
   * Makes calls for some seconds, on each connection one after the other.
   * @throws Error when an answer is not good
   */
  put: (options: LoadOptions) => Promise<Load>;
  stop: () => void;
}

/** Starts the process; what it needs is installed the first time. */
export function startLoader(): Loader {
  const child = spawn(process.execPath, [`${installedFolder('peers')}load.js`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    put: async (options) => {
      child.stdin.write(`${JSON.stringify(options)}\n`);
      const { value = '' } = await answers.next();
      const result: Load | { error: string } = JSON.parse(value);
      if ('error' in result) throw new Error(result.error);
      return result;
    },
    stop: () => void child.kill(),
  };
}
