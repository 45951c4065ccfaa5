import { setUserMenu } from '../core/session/userStatus.ts';

let loading: Promise<typeof import('../features/inbox/userParts.ts') | undefined> | undefined;

/** Loads what the bar needs for a user, once. */
export const loadUserParts = () =>
  (loading ??= import('../features/inbox/userParts.ts')
    .catch(() => undefined)
    .then((parts) => {
      setUserMenu(parts?.AccountMenu);
      return parts;
    }));
