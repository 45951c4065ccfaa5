import { createPortalClient } from '../../packages/api-client/src/index.ts';

const clientOf = (baseUrl, deadlineMs) =>
  createPortalClient({ baseUrl, getToken: () => 'a token', timeoutMs: deadlineMs, retries: 2 });

export const read = (baseUrl, { signal, deadlineMs } = {}) =>
  clientOf(baseUrl, deadlineMs).getDoctor({ name: 'Sami Sample' }, { signal });

export const write = (baseUrl) => clientOf(baseUrl).addBloodSugar({ body: { value: 94 } });
