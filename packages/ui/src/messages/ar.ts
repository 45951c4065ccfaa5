import { accessLog } from './ar/accessLog.ts';
import { account } from './ar/account.ts';
import { appBar } from './ar/appBar.ts';
import { bloodType } from './ar/bloodType.ts';
import { clinicBlock } from './ar/clinicBlock.ts';
import { confirmEmail } from './ar/confirmEmail.ts';
import { contactDetails } from './ar/contactDetails.ts';
import { dateTime } from './ar/dateTime.ts';
import { descriptionList } from './ar/descriptionList.ts';
import { doctorCard } from './ar/doctorCard.ts';
import { doctorDetails } from './ar/doctorDetails.ts';
import { doctorProfile } from './ar/doctorProfile.ts';
import { doctorRegister } from './ar/doctorRegister.ts';
import { doctors } from './ar/doctors.ts';
import { editButton } from './ar/editButton.ts';
import { errorSummary } from './ar/errorSummary.ts';
import { failure } from './ar/failure.ts';
import { features } from './ar/features.ts';
import { footer } from './ar/footer.ts';
import { forgotPassword } from './ar/forgotPassword.ts';
import { form } from './ar/form.ts';
import { forYou } from './ar/forYou.ts';
import { gender } from './ar/gender.ts';
import { historyCard } from './ar/historyCard.ts';
import { home } from './ar/home.ts';
import { leaveOverlay } from './ar/leaveOverlay.ts';
import { link } from './ar/link.ts';
import { login } from './ar/login.ts';
import { logo } from './ar/logo.ts';
import { overlay } from './ar/overlay.ts';
import { pageLoader } from './ar/pageLoader.ts';
import { passwordField } from './ar/passwordField.ts';
import { patientProfile } from './ar/patientProfile.ts';
import { patientRegister } from './ar/patientRegister.ts';
import { radioGroup } from './ar/radioGroup.ts';
import { readings } from './ar/readings.ts';
import { recordCopy } from './ar/recordCopy.ts';
import { recordSummary } from './ar/recordSummary.ts';
import { registerChoice } from './ar/registerChoice.ts';
import { registration } from './ar/registration.ts';
import { requestCard } from './ar/requestCard.ts';
import { requestForm } from './ar/requestForm.ts';
import { requestList } from './ar/requestList.ts';
import { requestQueue } from './ar/requestQueue.ts';
import { resetPassword } from './ar/resetPassword.ts';
import { responseField } from './ar/responseField.ts';
import { responseForm } from './ar/responseForm.ts';
import { responseView } from './ar/responseView.ts';
import { sample } from './ar/sample.ts';
import { searchField } from './ar/searchField.ts';
import { sharedRecords } from './ar/sharedRecords.ts';
import { sharing } from './ar/sharing.ts';
import { showMore } from './ar/showMore.ts';
import { skipLink } from './ar/skipLink.ts';
import { specializationCard } from './ar/specializationCard.ts';
import { specializationDoctors } from './ar/specializationDoctors.ts';
import { specializations } from './ar/specializations.ts';
import { staleNotice } from './ar/staleNotice.ts';
import { states } from './ar/states.ts';
import { textArea } from './ar/textArea.ts';
import { unsubscribe } from './ar/unsubscribe.ts';
import type { Messages } from './MessagesProvider.tsx';

/** The texts of components and screens in Arabic. */
export const ar: Messages = {
  accessLog,
  account,
  appBar,
  bloodType,
  clinicBlock,
  confirmEmail,
  contactDetails,
  dateTime,
  descriptionList,
  doctorCard,
  doctorDetails,
  doctorProfile,
  doctorRegister,
  doctors,
  editButton,
  errorSummary,
  failure,
  features,
  footer,
  forgotPassword,
  form,
  forYou,
  gender,
  historyCard,
  home,
  leaveOverlay,
  link,
  login,
  logo,
  overlay,
  pageLoader,
  passwordField,
  patientProfile,
  patientRegister,
  radioGroup,
  readings,
  recordCopy,
  recordSummary,
  registerChoice,
  registration,
  requestCard,
  requestForm,
  requestList,
  requestQueue,
  resetPassword,
  responseField,
  responseForm,
  responseView,
  sample,
  searchField,
  sharedRecords,
  sharing,
  showMore,
  skipLink,
  specializationCard,
  specializationDoctors,
  specializations,
  staleNotice,
  states,
  textArea,
  unsubscribe,
};
