import { RequestCard } from '../../../components/RequestCard/RequestCard.tsx';
import { sample } from '../../../messages/en/sample.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';

/** An answered request, for a `Preview`. */
export function SampleResponse() {
  const t = useMessages('sample', sample);
  return (
    <RequestCard
      request={{
        person: { name: t.doctor, href: '', role: 'doctor' },
        sentAt: '2026-11-18T09:30:00Z',
        description: t.question,
        link: { kind: 'response', href: '' },
      }}
    />
  );
}
