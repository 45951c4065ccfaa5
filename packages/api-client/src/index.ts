export { type Capability, supports } from './capabilities.ts';
export {
  type CallEvent,
  createPortalClient,
  type ErrorEvent,
  newIdempotencyKey,
  type PortalClientOptions,
  type RequestEvent,
  type ResponseEvent,
} from './client.ts';
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
  type ProblemCode,
  problemCodes,
  type RecordSection,
  recordSections,
  type RequestOrder,
  requestOrders,
  type Role,
  roles,
} from './generated/constants.ts';
export {
  type FieldErrors,
  isPortalError,
  PortalError,
  type PortalErrorDetails,
  type PortalErrorKind,
} from './errors.ts';
export { type OperationDescription, operations } from './generated/operations.ts';
export {
  type Counted,
  eachItem,
  eachPage,
  growPages,
  type GrownPage,
  hasMore,
  type ItemOf,
  nextPage,
  type NextPage,
  type Page,
  type PageOptions,
} from './paging.ts';
export { type BloodPressure, noDate, parseBloodPressure, parseDate } from './parsing.ts';
export type { components, operations as Operations, paths } from './generated/schema.ts';
export type {
  Answer,
  Body,
  Call,
  CallOptions,
  FieldName,
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
