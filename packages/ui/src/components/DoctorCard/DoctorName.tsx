import { Bdi } from '../UserText/UserText.tsx';

/** A doctor's title and name, in this order on right-to-left pages too. The name may be in any script. */
export function DoctorName({ children }: { children: string }) {
  return (
    <bdi>
      Dr. <Bdi>{children}</Bdi>
    </bdi>
  );
}
