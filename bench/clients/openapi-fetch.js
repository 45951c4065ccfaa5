import createClient from 'openapi-fetch';

export const read = (baseUrl, { signal, deadlineMs } = {}) =>
  createClient({ baseUrl }).GET('/api/doctor/{name}', {
    params: { path: { name: 'Sami Sample' } },
    headers: { Authorization: 'Bearer a token' },
    // It has no timeout option.
    signal: deadlineMs ? AbortSignal.timeout(deadlineMs) : signal,
  });

export const write = (baseUrl) =>
  createClient({ baseUrl }).POST('/api/patient/bloodSugar', { body: { value: 94 } });
