import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBrokenConnection } from '../database/errors.ts';
import { type Problem, toProblem } from '../problem.ts';
import { textOf } from '../text-of.ts';
import { dataHeaders } from './headers.ts';

/**
 * Answers every error of the routes of `app` as a Problem, and logs those with status 500 and above.
 */
export function registerErrors(
  app: FastifyInstance,
  beforeAnswer: (problem: Problem, request: FastifyRequest) => Promise<void> = async () => {},
) {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    try {
      await beforeAnswer(problem, request);
    } catch (secondError) {
      request.log.error({ err: secondError }, 'refusal not recorded');
      return sendProblem(reply, toProblem(secondError));
    }
    return sendProblem(reply, problem);
  });
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return (
    reply
      .code(problem.status)
      .headers({ ...dataHeaders(reply.request), ...problem.headers })
      .type('application/json; charset=utf-8')
      // Errors without a matched route have no serializer.
      .serializer(JSON.stringify)
      .send(problem.body)
  );
}

/**
 * An error for the log. Messages can quote personal data, so a database error keeps only names of the
 * schema, and other errors keep their message only when a connection broke.
 */
export function describeError(error: Error) {
  const code = textOf(error, 'code');
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  const stack = frames.join('\n');
  if (textOf(error, 'severity') === undefined) {
    const message = isBrokenConnection(error) ? error.message : 'not kept';
    return { type: error.name, code, message, stack };
  }
  const place = { table: textOf(error, 'table'), constraint: textOf(error, 'constraint') };
  return { type: 'DatabaseError', code, ...place, message: `SQLSTATE ${code}`, stack };
}
