import type { HomeScreenProps } from './Home.tsx';

/** One set of props per state. */
export const home = {
  visitor: { joinHref: '#register', doctorsHref: '#doctors' },
  signedIn: { doctorsHref: '#doctors' },
} satisfies Record<string, HomeScreenProps>;
