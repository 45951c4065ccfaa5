import { sampleRequest } from '../RequestList/RequestList.fixtures.ts';
import type { RequestSummary } from './RequestCard.tsx';

export const longRequest: RequestSummary = {
  ...sampleRequest,
  description: 'This line stands for what a worried person writes late in the evening. '.repeat(20),
};

export const requestWithLongName: RequestSummary = {
  ...sampleRequest,
  person: {
    name: 'Maximiliane Alexandra Example-Longlastname von und zu Musterhausen-Beispielstadt',
    href: '#patient',
    role: 'patient',
  },
};

export const arabicRequest: RequestSummary = {
  ...sampleRequest,
  person: { name: 'سلمى المثالية', href: '#patient', role: 'patient' },
  description: 'أشعر بالتعب عند صعود الدرج منذ أسبوعين.\nلا توجد أعراض أخرى.',
};
