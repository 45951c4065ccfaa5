import ky from 'ky';

export const read = async (baseUrl, { signal, deadlineMs } = {}) => {
  const client = ky.create({
    baseUrl,
    headers: { Authorization: 'Bearer a token' },
    ...(deadlineMs && { timeout: deadlineMs }),
  });
  return { data: await client.get('/api/doctor/Sami%20Sample', { signal }).json() };
};

export const write = async (baseUrl) => ({
  data: await ky.post('/api/patient/bloodSugar', { baseUrl, json: { value: 94 } }).json(),
});
