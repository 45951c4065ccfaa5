import { Octokit } from '@octokit/core';

// It writes what went wrong to the console, too.
const log = { debug() {}, info() {}, warn() {}, error() {} };

export const read = (baseUrl, { signal, deadlineMs } = {}) =>
  new Octokit({ baseUrl, log, auth: 'a token' }).request('GET /api/doctor/{name}', {
    name: 'Sami Sample',
    // It has no deadline of its own.
    request: { signal: deadlineMs ? AbortSignal.timeout(deadlineMs) : signal },
  });

export const write = (baseUrl) =>
  new Octokit({ baseUrl, log }).request('POST /api/patient/bloodSugar', { value: 94 });
