import {
  Activity,
  FolderHeart,
  HeartHandshake,
  ShieldCheck,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';

/** One of the five features on the start page. */
export type FeatureId =
  | 'healthTrackers'
  | 'customizableProfiles'
  | 'accessControl'
  | 'chronicDiseases'
  | 'healthRecords';

/** A feature of the portal. */
export interface Feature {
  /** Identifies the feature. */
  id: FeatureId;
  /** The feature's name. */
  title: string;
  /** The benefit, in one sentence. */
  description: string;
  /** What the portal supports today, and what is missing. */
  today: string;
  /** Shown with the title. */
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
    today: 'By default, only you and the doctors you asked can open your record.',
    icon: ShieldCheck,
  },
  {
    id: 'chronicDiseases',
    title: 'Chronic Disease Management',
    description: 'Follow a long-term condition together with your doctors.',
    today:
      'When doctors reply, they can add a condition with its symptoms and treatment. You find it in your medical history.',
    icon: HeartHandshake,
  },
  {
    id: 'healthRecords',
    title: 'Health Record Management',
    description: 'A central place for your medical records and test results.',
    today:
      'Your profile has your requests, responses, medicines, diseases and allergies. Doctors can add a link to a document.',
    icon: FolderHeart,
  },
];
