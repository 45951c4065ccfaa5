import { FormNotice } from '../Form/FormNotice.tsx';

/** Advice for a blood pressure that `isVeryHigh`, worded for patients and doctors alike. */
export function UrgentPressure() {
  return (
    <FormNotice tone="warning" title="This blood pressure is very high">
      At 180/120 mmHg or above, rest and measure again. Call your local emergency services now if
      there are symptoms such as chest pain, trouble breathing, weakness, numbness, or trouble
      seeing or speaking.
    </FormNotice>
  );
}
