import type { DoctorDetails } from './DoctorDetailsPanel.tsx';

export const fullDoctor: DoctorDetails = {
  name: 'Sami Sample',
  gender: 'male',
  phoneNumber: '+00 555 0100',
  email: 'sami.sample@example.com',
  address: '1 Sample Street, Exampletown',
  specialization: 'Cardiology',
  cv: { text: 'https://cv.example/sami-sample', href: 'https://cv.example/sami-sample' },
  bio: 'Invented for this page. Interested in sample hearts and placeholder arteries.\n\nSpeaks two made-up languages.',
  clinic: {
    name: 'Sample Street Clinic',
    location: '1 Sample Street, Exampletown',
    openHours: 'Monday to Friday, 9:00–17:00',
  },
};

export const bareDoctor: DoctorDetails = { name: 'Dana Placeholder', gender: 'unspecified' };

export const longDoctor: DoctorDetails = {
  name: 'Maximiliane Alexandra Example-Longlastname von und zu Musterhausen-Beispielstadt',
  gender: 'female',
  phoneNumber: '+00 555 0100 extension 123',
  email: 'maximiliane.alexandra.example-longlastname@mail.department.institute.example',
  address: 'The Synthetic Centre for Long Addresses, Building Example, Floor 3, Exampletown 00000',
  specialization: 'Otorhinolaryngology',
  cv: {
    text: `https://cv.example/${'a-long-path/'.repeat(12)}`,
    href: `https://cv.example/${'a-long-path/'.repeat(12)}`,
  },
  bio: 'A sentence about a career that never happened. '.repeat(24),
  clinic: {
    name: 'The Synthetic Centre for Exhaustively and Unnecessarily Long Clinic Names, East',
    location: 'The very end of a very long street that somebody made up, Exampletown 00000',
    openHours: 'Every second weekday from 9:00 to 12:15 and from 13:45 to 17:00, except in August',
  },
};

export const arabicDoctor: DoctorDetails = {
  name: 'مريم المثالية',
  gender: 'female',
  phoneNumber: '+00 555 0101',
  email: 'maryam@example.com',
  address: 'شارع المثال ١، مدينة تجريبية',
  specialization: 'طب القلب',
  bio: 'نص تجريبي كُتب لهذه الصفحة فقط.',
  clinic: { name: 'عيادة تجريبية', location: 'شارع المثال ١', openHours: 'من الأحد إلى الخميس' },
};
