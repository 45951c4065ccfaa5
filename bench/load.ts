// Puts load on servers, and says how many calls they answered and how long each took.
import { Agent, request, type RequestOptions } from 'node:http';

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
}

/** How load is put on. */
export interface LoadOptions {
  /** Where the servers are; connections are shared out among them. */
  urls: readonly string[];
  /** The call of a number; numbers count up from 0. */
  callOf: (number: number) => Call;
  connections: number;
  seconds: number;
}

/**
 * Makes calls for some seconds, on each connection one after the other.
 * @throws Error when an answer is not good
 */
export async function putLoad({ urls, callOf, connections, seconds }: LoadOptions): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let number = 0;
  const caller = async (url = '') => {
    while (performance.now() < end) {
      const call = callOf(number);
      number += 1;
      const start = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const status = await make(url, call, agent);
      if (status !== 200) throw new Error(`${call.path} was answered with ${status}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(
    Array.from({ length: connections }, (_, index) => caller(urls[index % urls.length])),
  );
  const spent = (performance.now() - begin) / 1000;
  agent.destroy();
  times.sort((one, other) => one - other);
  const share = (part: number) => times[Math.floor(times.length * part)] ?? NaN;
  return {
    calls: times.length,
    perSecond: times.length / spent,
    p50: share(0.5),
    p99: share(0.99),
  };
}

function make(url: string, { path, token, body }: Call, agent: Agent): Promise<number> {
  const text = body && JSON.stringify(body);
  const options: RequestOptions = {
    agent,
    method: text === undefined ? 'GET' : 'POST',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    },
  };
  return new Promise((resolve, reject) => {
    request(new URL(path, url), options, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', reject)
      .end(text);
  });
}
