export { createPortalClient, newIdempotencyKey, type PortalClientOptions } from './client.ts';
export {
  bloodPressurePattern,
  type BloodType,
  bloodTypes,
  defaultPageSize,
  type Gender,
  genders,
  maxPageSize,
  type Outcome,
  outcomes,
  type Role,
  roles,
} from './constants.ts';
export {
  type FieldErrors,
  isPortalError,
  PortalError,
  type PortalErrorDetails,
  type PortalErrorKind,
} from './errors.ts';
export { type OperationDescription, operations } from './operations.ts';
export {
  type Counted,
  growPages,
  type GrownPage,
  hasMore,
  nextPage,
  type NextPage,
  type Page,
} from './paging.ts';
export { type BloodPressure, noDate, parseBloodPressure, parseDate } from './parsing.ts';
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
  PortalFailure,
  PortalResult,
  PortalSuccess,
  Schemas,
} from './types.ts';
