import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { tooManyAttempts } from '../problem.ts';

const MINUTE_MS = 60_000;

/**
 * Limits the calls from one address to the routes of `app`; `perMinute` of 0 disables the limit. Each
 * process counts in memory, so that the limit costs no statement per call.
 */
export async function registerCallLimit(app: FastifyInstance, perMinute: number) {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    // A hook per route would run after the route's access check.
    global: false,
    max: perMinute,
    timeWindow: MINUTE_MS,
    errorResponseBuilder: (_request, { ttl }) => tooManyAttempts(Math.ceil(ttl / 1000)),
  });
  app.addHook('onRequest', app.rateLimit());
}
