// What a build is told by its environment: see README.md.

/** The origin of the backend; empty means the portal's own. */
export const apiHost: string = import.meta.env['VITE_API_HOST'] ?? '';

/** Whether writes carry an `Idempotency-Key`. Some backends on another origin do not allow that header. */
export const keysAreSent = import.meta.env['VITE_IDEMPOTENCY_KEYS'] !== 'off';
