import type { RegisterChoiceScreenProps } from './RegisterChoice.tsx';

export const registerChoice: RegisterChoiceScreenProps = {
  doctorHref: '/DoctorRegister',
  patientHref: '/PatientRegister',
  loginHref: '/Login',
};
