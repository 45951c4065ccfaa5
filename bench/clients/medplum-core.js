import { MedplumClient } from '@medplum/core';

const clientOf = (baseUrl) => new MedplumClient({ baseUrl, cacheTime: 0 });

export const read = async (baseUrl, { signal, deadlineMs } = {}) => {
  const client = clientOf(baseUrl);
  client.setAccessToken('a token');
  // It has no timeout option.
  const options = { signal: deadlineMs ? AbortSignal.timeout(deadlineMs) : signal };
  return { data: await client.get('/api/doctor/Sami%20Sample', options) };
};

export const write = async (baseUrl) => ({
  data: await clientOf(baseUrl).post('/api/patient/bloodSugar', { value: 94 }),
});
