import { Octokit } from '@octokit/core';

const log = { debug() {}, info() {}, warn() {}, error() {} };

export const read = (baseUrl, { signal, deadlineMs } = {}) =>
  new Octokit({ baseUrl, log, auth: 'a token' }).request('GET /api/doctor/{name}', {
    name: 'Sami Sample',
    // It has no timeout option.
    request: { signal: deadlineMs ? AbortSignal.timeout(deadlineMs) : signal },
  });

export const write = (baseUrl) =>
  new Octokit({ baseUrl, log }).request('POST /api/patient/bloodSugar', { value: 94 });
