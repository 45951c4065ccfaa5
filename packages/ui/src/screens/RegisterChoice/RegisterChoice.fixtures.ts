import type { RegisterChoiceScreenProps } from './RegisterChoice.tsx';

/** The pages that the choice leads to. */
export const registerChoice: RegisterChoiceScreenProps = {
  doctorHref: '/DoctorRegister',
  patientHref: '/PatientRegister',
  loginHref: '/Login',
};
