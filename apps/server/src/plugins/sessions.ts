import { createSigner, createVerifier } from 'fast-jwt';
import type { Account } from '../repositories/accounts.ts';
import { toId } from '../repositories/keys.ts';

/** Issues session tokens and reads them. */
export interface Sessions {
  /** A token for an account. Its name and role are for display; only its subject is believed. */
  issue: (account: Account) => string;
  /**
   * The account id of a bearer token; undefined when there is none, or when it is expired,
   * forged or not one of ours.
   * @param authorization The header's value.
   */
  read: (authorization: string | undefined) => number | undefined;
}

const issuer = 'medportal';
const audience = 'medportal';
const algorithm = 'HS256';

/**
 * @param options `secret` is the signing key, `hours` is how long a token is valid.
 */
export function createSessions({ secret, hours }: { secret: string; hours: number }): Sessions {
  const sign = createSigner({
    key: secret,
    algorithm,
    iss: issuer,
    aud: audience,
    expiresIn: hours * 3_600_000,
  });
  // The algorithm is pinned: a token says which one it wants, and 'none' is one of them.
  const verify = createVerifier({
    key: secret,
    algorithms: [algorithm],
    allowedIss: issuer,
    allowedAud: audience,
    requiredClaims: ['sub', 'iat', 'exp', 'iss', 'aud'],
  });

  return {
    issue: ({ id, name, role }) => sign({ sub: String(id), name, role }),
    read: (authorization) => {
      const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) return undefined;
      try {
        const { sub }: { sub?: unknown } = verify(token);
        return toId(sub);
      } catch {
        return undefined;
      }
    },
  };
}
