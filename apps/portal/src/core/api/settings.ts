// Build-time settings; see README.md.

/** The origin of the backend; empty means the portal's own. */
export const apiHost: string = import.meta.env['VITE_API_HOST'] ?? '';

/** Whether writes send an `Idempotency-Key`. Some cross-origin backends do not allow that header. */
export const keysAreSent = import.meta.env['VITE_IDEMPOTENCY_KEYS'] !== 'off';
