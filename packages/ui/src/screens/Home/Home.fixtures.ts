import type { HomeScreenProps } from './Home.tsx';

export const home = {
  visitor: { joinHref: '#register', doctorsHref: '#doctors' },
  signedIn: { doctorsHref: '#doctors' },
} satisfies Record<string, HomeScreenProps>;
