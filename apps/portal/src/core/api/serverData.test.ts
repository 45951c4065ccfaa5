import { PortalError } from '@medportal/api-client';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from './queryClient.ts';
import { responses, dataElement } from './serverData.ts';

afterEach(() => {
  responses.clear();
  queryClient.clear();
});

const key = ['getDoctor', { name: 'Alder' }] as const;

it('no text of the data can end the element', () => {
  const data = { name: '</script><!--<script>&amp;\u2028' };
  responses.set('/api/doctor/Alder', '{}');
  queryClient.setQueryData(key, data);
  const [, text = ''] = /^<script [^<>]*>(.*)<\/script>$/s.exec(dataElement() ?? '') ?? [];
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual([key, data]);
});

it('there is no data when a read of the page had no response', async () => {
  expect(dataElement()).toBe('');
  responses.set('/api/doctor/Alder', '{}');
  queryClient.setQueryData(key, {});
  const error = new PortalError('abort', 'listDoctors');
  const failing = () => Promise.reject(error);
  const query = { queryKey: ['listDoctors'] as const, queryFn: failing };
  await expect(queryClient.query(query)).rejects.toBe(error);
  expect(dataElement()).toBeUndefined();
});
