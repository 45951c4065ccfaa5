// GENERATED from openapi.yaml by scripts/generate.ts. Do not edit: run `npm run generate`.

/** Every `requestOrder` of the contract, in its order. */
export const requestOrders = ["newest","oldest"] as const;

/** One of {@link requestOrders}. */
export type RequestOrder = (typeof requestOrders)[number];

/** Every `problemCode` of the contract, in its order. */
export const problemCodes = ["invalid-input","wrong-credentials","wrong-password","not-logged-in","forbidden","not-found","method-not-allowed","name-taken","name-too-similar","email-taken","already-answered","paused","key-in-flight","key-reused","stale-link","reset-link-invalid","email-link-invalid","unsubscribe-link-invalid","conflict","too-large","unsupported-media-type","too-many-calls","timeout","internal-error","unavailable"] as const;

/** One of {@link problemCodes}. */
export type ProblemCode = (typeof problemCodes)[number];

/** Every `gender` of the contract, in its order. */
export const genders = ["Male","Female"] as const;

/** One of {@link genders}. */
export type Gender = (typeof genders)[number];

/** Every `doctorReview` of the contract, in its order. */
export const doctorReviews = ["pending","refused"] as const;

/** One of {@link doctorReviews}. */
export type DoctorReview = (typeof doctorReviews)[number];

/** Every `bloodType` of the contract, in its order. */
export const bloodTypes = ["O+","O-","A+","A-","B+","B-","AB+","AB-"] as const;

/** One of {@link bloodTypes}. */
export type BloodType = (typeof bloodTypes)[number];

/** Every `role` of the contract, in its order. */
export const roles = ["Doctor","Patient"] as const;

/** One of {@link roles}. */
export type Role = (typeof roles)[number];

/** Every `outcome` of the contract, in its order. */
export const outcomes = ["allowed","denied"] as const;

/** One of {@link outcomes}. */
export type Outcome = (typeof outcomes)[number];

/** Every `recordSection` of the contract, in its order. */
export const recordSections = ["details","readings","medicines","chronicDiseases","allergies"] as const;

/** One of {@link recordSections}. */
export type RecordSection = (typeof recordSections)[number];

/** Every `source` of the contract, in its order. */
export const sources = ["request","patient"] as const;

/** One of {@link sources}. */
export type Source = (typeof sources)[number];

/** The default number of items per page. */
export const defaultPageSize = 9;

/** The largest `pageSize`. */
export const maxPageSize = 900;

/** The format of a blood pressure: systolic/diastolic in mm[Hg], as in `120/80`. */
export const bloodPressurePattern = /^\d{1,3}\/\d{1,3}$/;
