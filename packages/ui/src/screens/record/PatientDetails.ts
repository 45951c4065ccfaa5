import type { Gender } from '../../view.ts';
import type { BloodType } from '../shared/view.ts';
import type { UnreadValues } from './values.ts';

/** A patient's profile. Absent values are not recorded. */
export interface PatientDetails {
  /** The name, which identifies the account. */
  name: string;
  /** Gender, which also selects the avatar. */
  gender: Gender;
  /** Free text; a phone number becomes a `tel:` link. */
  phoneNumber?: string;
  /** Email address. */
  email?: string;
  /** Postal address, as free text. */
  address?: string;
  /** Blood type. */
  bloodType?: BloodType;
  /** Height in centimetres. */
  heightCm?: number;
  /** Weight in kilograms. */
  weightKg?: number;
  /** Stored texts that are no valid blood type, height or weight. */
  unread?: UnreadValues;
  /** Whether the patient shares nothing of the above but the name with this reader. */
  notShared?: boolean;
}
