import { createSigner, createVerifier } from 'fast-jwt';
import { toId } from '../repositories/keys.ts';
import type { SessionAccount, SessionKey } from '../repositories/sessions.ts';

export interface Sessions {
  /** How long a token lasts. */
  hours: number;
  /** How long the session of a doctor lasts without a call. */
  idleHours: number;
  /** Name and role in the token are for display only; the server trusts the ids alone. */
  issue: (account: SessionAccount) => string;
  /** The ids of a bearer token; undefined when the token is missing, expired or invalid. */
  read: (authorization: string | undefined) => SessionKey | undefined;
}

const issuer = 'medportal';
const audience = 'medportal';
const algorithm = 'HS256';

/** @param options `hours` is the lifetime of a token */
export function createSessions({
  secret,
  ...limits
}: { secret: string } & Pick<Sessions, 'hours' | 'idleHours'>): Sessions {
  const sign = createSigner({
    key: secret,
    algorithm,
    iss: issuer,
    aud: audience,
    expiresIn: limits.hours * 3_600_000,
  });
  // Pins the algorithm, since a token could ask for 'none'.
  const verify = createVerifier({
    key: secret,
    algorithms: [algorithm],
    allowedIss: issuer,
    allowedAud: audience,
    requiredClaims: ['sub', 'jti', 'iat', 'exp', 'iss', 'aud'],
  });

  return {
    ...limits,
    issue: ({ id, sessionId, name, role }) =>
      sign({ sub: String(id), jti: String(sessionId), name, role }),
    read: (authorization) => {
      const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) return undefined;
      try {
        const { sub, jti }: { sub?: unknown; jti?: unknown } = verify(token);
        const [accountId, sessionId] = [toId(sub), toId(jti)];
        if (accountId === undefined || sessionId === undefined) return undefined;
        return { accountId, sessionId };
      } catch {
        return undefined;
      }
    },
  };
}
