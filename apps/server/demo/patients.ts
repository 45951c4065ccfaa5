import type { Gender } from '../src/repositories/accounts.ts';
import type { PatientProfile } from '../src/repositories/patients.ts';
import type { BloodPressureReading, BloodSugarReading } from '../src/repositories/readings.ts';
import { DEMO_LOGINS } from './logins.ts';
import { createRandom, type Random } from './random.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Blank and null fields are not given. */
export interface DemoPatient extends PatientProfile {
  name: string;
  email: string;
  gender: Gender | null;
  phoneNumber: string;
  address: string;
  bloodPressures: BloodPressureReading[];
  bloodSugars: BloodSugarReading[];
}

// Birds, to tell patients from doctors. The first is the demo log-in.
const names = [
  'Robin Meadow',
  'Wren Summer',
  'Lark Winter',
  'Finch Autumn',
  'Swift April',
  'Starling May',
  'Dove June',
  'Martin July',
  'Merle August',
  'Heron Snow',
  'Kestrel Rain',
  'Linnet Frost',
  'Svala Sommarljus',
  'Jaskółka Wiosenna',
  'Χελιδόνα Καλοκαιρινή',
  'Ласточка Весенняя',
  'يمامة الربيع',
  'कोयल बसंत',
  '燕子春天',
  'W',
] as const;

const bloodTypes = ['O+', 'O-', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-'] as const;

/** Twenty invented patients; the dates of their readings count back from `now`. */
export function createDemoPatients(now: Date): DemoPatient[] {
  return names.map((name, index) => toPatient(name, index, now));
}

function toPatient(name: string, index: number, now: Date): DemoPatient {
  const random = createRandom(1000 + index);
  const isDemoLogin = index === 0;
  const number = String(index + 1).padStart(2, '0');
  const has = (share: number) => isDemoLogin || random.chance(share);
  const days = isDemoLogin ? 42 : random.between(10, 60);
  return {
    name,
    email: isDemoLogin ? DEMO_LOGINS.patient.email : `patient.${number}@demo.example`,
    gender: has(0.85) ? random.pick(['Female', 'Male']) : null,
    phoneNumber: has(0.7) ? `+1 555 0199 ${number}` : '',
    address: has(0.7) ? `${random.between(1, 99)} Sample Street, Demoville` : '',
    bloodType: has(0.75) ? random.pick(bloodTypes) : null,
    height: has(0.75) ? random.between(150, 195) : null,
    weight: has(0.75) ? random.between(500, 950) / 10 : null,
    bloodPressures: has(0.8) ? bloodPressuresOf(random, days, now) : [],
    bloodSugars: has(0.7) ? bloodSugarsOf(random, days, now) : [],
  };
}

function bloodPressuresOf(random: Random, days: number, now: Date): BloodPressureReading[] {
  const usual = random.between(112, 126);
  return daysBefore(now, days, random).map((measuredAt) => {
    const systolic = usual + random.between(-7, 9);
    return { systolic, diastolic: systolic - random.between(38, 47), measuredAt };
  });
}

function bloodSugarsOf(random: Random, days: number, now: Date): BloodSugarReading[] {
  const usual = random.between(88, 102);
  return daysBefore(now, days, random).map((measuredAt) => ({
    value: usual + random.between(-8, 24),
    measuredAt,
  }));
}

function daysBefore(now: Date, days: number, random: Random): Date[] {
  return Array.from({ length: days }, (_, index) => days - index - 1)
    .filter(() => random.chance(0.8))
    .map(
      (day) => new Date(now.getTime() - day * DAY_MS - random.between(2 * 60, 10 * 60) * 60_000),
    );
}
