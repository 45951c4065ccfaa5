import type { ResponseContent } from '../../clinicalSections.ts';
import type { Reference } from '../../view.ts';

/** A request and the doctor's response. Empty sections are absent. */
export interface ResponseDetails extends ResponseContent {
  /** Role of the reader. The page links to the other person. */
  reader: 'doctor' | 'patient';
  /** The patient who sent the request. */
  patient: Reference;
  /** The doctor who received the request. */
  doctor: Reference;
  /** The text of the request. */
  description?: string;
  /** When the request was sent, in ISO 8601. Absent if the backend omits it. */
  sentAt?: string;
  /** Whether the doctor has responded. */
  answered: boolean;
  /** Whether the doctor has left: their page is gone, and they will not respond any more. Absent means no. */
  hasDoctorLeft?: boolean;
  /** When the doctor responded, in ISO 8601. Null while it loads, absent if the backend omits it. */
  answeredAt?: string | null;
}
