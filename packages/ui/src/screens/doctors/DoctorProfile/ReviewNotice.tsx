import { FormNotice } from '../../../components/Form/FormNotice.tsx';
import { doctorProfile } from '../../../messages/en/doctorProfile.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';

/** Why patients do not find a doctor: nobody has checked them yet, or they were refused. */
export type DoctorReview = 'pending' | 'refused';

/** Tells a doctor why patients do not find them. */
export function ReviewNotice({ review }: { review: DoctorReview }) {
  const { title, text } = useMessages('doctorProfile', doctorProfile).review[review];
  return (
    <FormNotice tone={review === 'refused' ? 'warning' : 'info'} title={title}>
      {text}
    </FormNotice>
  );
}
