import type { Schemas } from './types.ts';

/** The name of an extension of the contract: a capability that a backend may have. */
export type Capability = keyof Schemas['Capabilities']['capabilities'];

/**
 * Whether a backend has an extension.
 * @param capabilities - The data of `getCapabilities`; `undefined` when it is unknown or the backend has no extensions.
 * @param capability - The extension, as the operation's `x-capability` in the contract names it.
 * @param version - The lowest version that is enough.
 */
export function supports(
  capabilities: Schemas['Capabilities'] | undefined,
  capability: Capability,
  version = 1,
): boolean {
  return (capabilities?.capabilities[capability] ?? 0) >= version;
}
