import { fn } from 'storybook/test';
import type { GrantView } from './grants.ts';
import type { SharingProps } from './Sharing.tsx';

const doctor = (name: string) => ({ name, href: `#${name}` });

const whole = ['details', 'readings', 'medicines', 'chronicDiseases', 'allergies'] as const;

export const grants = {
  byRequest: {
    doctorId: 7,
    doctor: doctor('Alder Brook'),
    sections: whole,
    source: 'request',
    since: '2026-03-03T09:00:00Z',
    state: 'active',
    endsAt: undefined,
  },
  shared: {
    doctorId: 8,
    doctor: doctor('Juniper Vale'),
    sections: ['readings', 'medicines'],
    source: 'patient',
    since: '2026-10-12T14:30:00Z',
    state: 'active',
    endsAt: '2027-01-31T22:59:59Z',
  },
  stopped: {
    doctorId: 9,
    doctor: doctor('Rowan Field'),
    sections: whole,
    source: 'request',
    since: '2025-06-01T08:00:00Z',
    state: 'stopped',
    endsAt: '2026-02-10T17:45:00Z',
  },
  expired: {
    doctorId: 10,
    doctor: doctor('Hazel Stone'),
    sections: ['readings'],
    source: 'patient',
    since: '2025-01-15T08:00:00Z',
    state: 'expired',
    endsAt: '2025-12-31T22:59:59Z',
  },
  left: {
    doctorId: 11,
    doctor: { name: 'Ivy Marsh' },
    sections: whole,
    source: 'request',
    since: '2026-05-01T08:00:00Z',
    state: 'left',
    endsAt: undefined,
  },
} as const satisfies Record<string, GrantView>;

export const foundDoctors = [
  {
    name: 'Juniper Vale',
    href: '#juniper',
    gender: 'female',
    clinicName: 'Sample Clinic',
    specialization: 'Neurology',
  },
  {
    name: 'Linden Hill',
    href: '#linden',
    gender: 'male',
    specialization: 'Cardiology',
  },
] as const;

const idle = { status: 'idle' } as const;

export const sharingArgs: SharingProps = {
  view: { status: 'ready', items: Object.values(grants) },
  share: {
    target: undefined,
    submission: idle,
    today: '2026-11-20',
    lastDay: '',
    onOpen: fn(),
    onCancel: fn(),
    onSave: fn(),
  },
  stop: { grant: undefined, submission: idle, onOpen: fn(), onCancel: fn(), onStop: fn() },
  search: { term: '', onSearch: fn(), found: { status: 'loading' }, hasMore: false, onRetry: fn() },
  onRetry: fn(),
};
