import {
  Activity,
  FolderHeart,
  HeartHandshake,
  ShieldCheck,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';

/** One of the five features that the start page shows. */
export type FeatureId =
  | 'healthTrackers'
  | 'customizableProfiles'
  | 'accessControl'
  | 'chronicDiseases'
  | 'healthRecords';

/** A feature in words. */
export interface Feature {
  /** Which one it is. */
  id: FeatureId;
  /** Its name. */
  title: string;
  /** What it is for, in one sentence. */
  description: string;
  /** What the portal does for it today, and what it does not do yet. */
  today: string;
  /** Drawn beside the words. */
  icon: LucideIcon;
}

/** The five features, in the order of the start page. */
export const features: readonly Feature[] = [
  {
    id: 'healthTrackers',
    title: 'Health Trackers',
    description: 'Monitor vital signs such as blood pressure, blood sugar and activity levels.',
    today:
      'Patients record blood pressure and blood sugar and see every reading with its date. Activity levels cannot be recorded yet.',
    icon: Activity,
  },
  {
    id: 'customizableProfiles',
    title: 'Customizable Profiles',
    description:
      'Keep your preferences, medical history and health goals in a profile of your own.',
    today:
      'Patients keep their blood type, height and weight. Doctors keep a bio, a CV link and their clinic. Health goals cannot be recorded yet.',
    icon: SlidersHorizontal,
  },
  {
    id: 'accessControl',
    title: 'Health Records Access Control',
    description: 'Selectively share your records with healthcare providers.',
    today:
      'You share by asking: by default, your record opens only to you and to doctors whom you have sent a request.',
    icon: ShieldCheck,
  },
  {
    id: 'chronicDiseases',
    title: 'Chronic Disease Management',
    description: 'Follow a long-term condition together with your doctors.',
    today:
      'Doctors add a condition with its symptoms, treatment and date of diagnosis when they answer. It stays in your medical history.',
    icon: HeartHandshake,
  },
  {
    id: 'healthRecords',
    title: 'Health Record Management',
    description: 'A central place for your medical records and test results.',
    today:
      'Requests, answers, medicines, chronic diseases and allergies stay together in your profile. Doctors can link a document to an answer.',
    icon: FolderHeart,
  },
];
