// The load generator: reads jobs as lines of JSON from standard input, and writes their results to standard output.
// Connections are kept alive, each with one call at a time.
import { createInterface } from 'node:readline';
import { Client } from 'undici';

const make = (client, { path, token, body }) =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'identity' };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const method = body === undefined ? 'GET' : 'POST';
    let status = 0;
    client.dispatch(
      { path, method, headers, body },
      {
        onRequestStart() {},
        onResponseStart(_controller, statusCode) {
          status = statusCode;
        },
        onResponseData() {},
        onResponseEnd() {
          resolve(status);
        },
        onResponseError(_controller, error) {
          reject(error);
        },
      },
    );
  });

// Goes on from one job to the next, so that a long list of calls does not begin with the same ones each time.
let number = 0;

async function putLoad({ urls, calls, connections, seconds }) {
  const clients = Array.from(
    { length: connections },
    (_, index) => new Client(urls[index % urls.length]),
  );
  const prepared = calls.map(({ body, ...call }) => ({
    ...call,
    body: body && JSON.stringify(body),
  }));
  const times = [];
  const usedBefore = process.cpuUsage();
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const caller = async (client) => {
    for (let start = begin; start < end;) {
      const call = prepared[number % prepared.length];
      number += 1;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const status = await make(client, call);
      if (status !== 200) throw new Error(`${call.path} was answered with ${status}`);
      const now = performance.now();
      times.push(now - start);
      start = now;
    }
  };
  await Promise.all(clients.map(caller));
  const spent = performance.now() - begin;
  const used = process.cpuUsage(usedBefore);
  await Promise.all(clients.map((client) => client.destroy()));
  times.sort((one, other) => one - other);
  const share = (part) => times[Math.floor(times.length * part)] ?? NaN;
  return {
    calls: times.length,
    perSecond: (times.length / spent) * 1000,
    p50: share(0.5),
    p99: share(0.99),
    busy: (used.user + used.system) / 1000 / spent,
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const result = await putLoad(JSON.parse(line)).catch(({ message }) => ({ error: message }));
  console.log(JSON.stringify(result));
}
