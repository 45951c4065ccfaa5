import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { getResponse } from 'msw';
import type { Connect, Plugin } from 'vite';
import { mockBackend, mockData } from '../apps/portal/src/testing/mockBackend.ts';

/** The emails that log in, with any password. */
export const mockLogins = [mockData.patients, mockData.doctors].map(([one]) => one?.email);

/** Answers the calls of the portal as the backend of its stories does. What is written lasts until the process ends. */
export function mockApi(): Plugin {
  const handlers = mockBackend({ ...mockData, capabilities: {} });
  return {
    name: 'mock-api',
    configureServer({ middlewares }) {
      const answer = async (incoming: Connect.IncomingMessage, outgoing: ServerResponse) => {
        const { method = 'GET', originalUrl = '' } = incoming;
        const request = new Request(new URL(originalUrl, 'http://127.0.0.1'), {
          method,
          headers: { authorization: incoming.headers.authorization ?? '' },
          ...(method !== 'GET' && { body: await text(incoming) }),
        });
        const response =
          (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(await response.text());
      };
      middlewares.use('/api', (incoming, outgoing) => void answer(incoming, outgoing));
    },
  };
}
