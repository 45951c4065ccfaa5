import { createPortalClient } from '@medportal/api-client';
import { examples, handlers, mock } from '@medportal/api-client/msw';
import { setupServer } from 'msw/node';

/** Compiled, not run: a project with Vitest runs the mocks of the README. */
export async function rehearse() {
  const server = setupServer(
    mock.getDoctor.ok(examples.getDoctor({ name: 'Tara Test' })),
    mock.listDoctors.fail(503),
    ...handlers,
  );
  server.listen();
  const portal = createPortalClient({ baseUrl: 'http://portal.test', getToken: () => 'a token' });
  const doctor = await portal.getDoctor({ name: 'Tara Test' });
  server.close();
  return doctor.orThrow().name;
}
