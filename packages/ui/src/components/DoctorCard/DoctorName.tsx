import { doctorCard } from '../../messages/en/doctorCard.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { Bdi } from '../UserText/UserText.tsx';

/** A doctor's title and name, in this order on right-to-left pages too. The name may be in any script. */
export function DoctorName({ children }: { children: string }) {
  const t = useMessages('doctorCard', doctorCard);
  return <bdi>{t.doctor({ name: children, value: (content) => <Bdi>{content}</Bdi> })}</bdi>;
}
