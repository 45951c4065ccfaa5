export { createPortalClient, newIdempotencyKey, type PortalClientOptions } from './client.ts';
export {
  type FieldErrors,
  isPortalError,
  PortalError,
  type PortalErrorDetails,
  type PortalErrorKind,
} from './errors.ts';
export { type OperationDescription, operations } from './operations.ts';
export type { components, operations as Operations, paths } from './schema.ts';
export type {
  Answer,
  Body,
  Call,
  CallOptions,
  Input,
  KeyedOperationId,
  OperationId,
  Output,
  PortalClient,
  PortalResult,
  Schemas,
} from './types.ts';
