// Generates load in a separate process, bench/peers/load.js, so that it and the benchmark do not slow each other down.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { installedFolder } from './report.ts';

/** A call: POST if it has a body, else GET. */
export interface Call {
  path: string;
  token?: string;
  body?: object;
}

export interface Load {
  calls: number;
  perSecond: number;
  /** Median latency in milliseconds. */
  p50: number;
  /** 99th percentile of the latency in milliseconds. */
  p99: number;
  /** CPU use of the load generator, in cores: near 1, it is the bottleneck. */
  busy: number;
}

export interface LoadOptions {
  /** The servers; connections are distributed among them. */
  urls: readonly string[];
  calls: readonly Call[];
  /** Calls in flight. */
  connections: number;
  seconds: number;
}

export interface Loader {
  /**
   * Makes calls for some seconds, one at a time on each connection.
   * @throws Error if a status is not 200
   */
  put: (options: LoadOptions) => Promise<Load>;
  stop: () => void;
}

/** Starts the process; installs its dependencies the first time. */
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
