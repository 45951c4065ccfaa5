// The portal as page stories show it: the real routes, at a path, for a persona, with the calls answered by MSW.
import { LinkProvider } from '@medportal/ui';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouterLink } from './router-link.tsx';
import { routes } from './router.tsx';
import { session } from './session.ts';

/** Who looks at a page story. */
export type Persona = 'visitor' | 'patient' | 'doctor';

const people = {
  patient: { name: 'Robin Meadow', role: 'Patient' },
  doctor: { name: 'Juniper Vale', role: 'Doctor' },
} as const;

/** A token that names a synthetic person. No server would take it: its signature is none. */
function storyToken(claims: object): string {
  const part = (value: object) => btoa(JSON.stringify(value));
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}

/** Logs the persona in; call it in a story's `beforeEach`. */
export function logInAs(persona: Persona): void {
  if (persona === 'visitor') session.logOut();
  else session.logIn(storyToken(people[persona]));
}

/** Props of {@link PortalAt}. */
export interface PortalAtProps {
  /** The address, as `paths` builds it. */
  path: string;
}

/** The portal at an address. */
export function PortalAt({ path }: PortalAtProps) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  return (
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>
  );
}
