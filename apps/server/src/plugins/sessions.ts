import { createSigner, createVerifier } from 'fast-jwt';
import type { Account } from '../repositories/accounts.ts';
import { toId } from '../repositories/keys.ts';

export interface Sessions {
  /** Name and role in the token are for display only; the server trusts the subject alone. */
  issue: (account: Account) => string;
  /** The account id of a bearer token; undefined when the token is missing, expired or invalid. */
  read: (authorization: string | undefined) => number | undefined;
}

const issuer = 'medportal';
const audience = 'medportal';
const algorithm = 'HS256';

/** @param options `hours` is the lifetime of a token */
export function createSessions({ secret, hours }: { secret: string; hours: number }): Sessions {
  const sign = createSigner({
    key: secret,
    algorithm,
    iss: issuer,
    aud: audience,
    expiresIn: hours * 3_600_000,
  });
  // Pins the algorithm, since a token could ask for 'none'.
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
