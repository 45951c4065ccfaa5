import type { FeaturesScreenProps } from './Features.tsx';

const register = (label: string) => ({ label, href: '#register' });

export const featureLinks = {
  visitor: {
    healthTrackers: register('Sign up to record readings'),
    customizableProfiles: register('Sign up to keep a profile'),
    accessControl: { label: 'Find a doctor to ask', href: '#doctors' },
    chronicDiseases: { label: 'Browse specializations', href: '#specializations' },
    healthRecords: register('Sign up to keep your records'),
  },
  patient: {
    healthTrackers: { label: 'Record a reading', href: '#daily-check' },
    customizableProfiles: { label: 'Open your profile', href: '#profile' },
    accessControl: { label: 'Find a doctor to ask', href: '#doctors' },
    chronicDiseases: { label: 'See your medical history', href: '#history' },
    healthRecords: { label: 'See your requests', href: '#requests' },
  },
  doctor: {
    healthTrackers: { label: 'See your requests', href: '#requests' },
    customizableProfiles: { label: 'Open your profile', href: '#profile' },
    accessControl: { label: 'See your requests', href: '#requests' },
    chronicDiseases: { label: 'Browse specializations', href: '#specializations' },
    healthRecords: { label: 'See your requests', href: '#requests' },
  },
} satisfies Record<string, FeaturesScreenProps['links']>;
