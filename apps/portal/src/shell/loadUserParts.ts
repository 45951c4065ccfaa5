import { setUserMenu } from '../core/session/userStatus.ts';

const load = () => import('../features/inbox/userParts.ts');

let loading: Promise<Awaited<ReturnType<typeof load>> | undefined> | undefined;

/** Loads what the bar needs for a user, once. */
export const loadUserParts = () =>
  (loading ??= load()
    .catch(() => undefined)
    .then((parts) => {
      setUserMenu(parts?.AccountMenu);
      return parts;
    }));
