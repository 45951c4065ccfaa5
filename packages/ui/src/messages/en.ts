import { accessLog } from './en/accessLog.ts';
import { account } from './en/account.ts';
import { appBar } from './en/appBar.ts';
import { bloodType } from './en/bloodType.ts';
import { clinicBlock } from './en/clinicBlock.ts';
import { confirmEmail } from './en/confirmEmail.ts';
import { contactDetails } from './en/contactDetails.ts';
import { dateTime } from './en/dateTime.ts';
import { descriptionList } from './en/descriptionList.ts';
import { doctorCard } from './en/doctorCard.ts';
import { doctorDetails } from './en/doctorDetails.ts';
import { doctorProfile } from './en/doctorProfile.ts';
import { doctorRegister } from './en/doctorRegister.ts';
import { doctors } from './en/doctors.ts';
import { editButton } from './en/editButton.ts';
import { errorSummary } from './en/errorSummary.ts';
import { failure } from './en/failure.ts';
import { features } from './en/features.ts';
import { footer } from './en/footer.ts';
import { forgotPassword } from './en/forgotPassword.ts';
import { form } from './en/form.ts';
import { forYou } from './en/forYou.ts';
import { gender } from './en/gender.ts';
import { historyCard } from './en/historyCard.ts';
import { home } from './en/home.ts';
import { leaveOverlay } from './en/leaveOverlay.ts';
import { link } from './en/link.ts';
import { login } from './en/login.ts';
import { logo } from './en/logo.ts';
import { overlay } from './en/overlay.ts';
import { pageLoader } from './en/pageLoader.ts';
import { passwordField } from './en/passwordField.ts';
import { patientProfile } from './en/patientProfile.ts';
import { patientRegister } from './en/patientRegister.ts';
import { radioGroup } from './en/radioGroup.ts';
import { readings } from './en/readings.ts';
import { recordCopy } from './en/recordCopy.ts';
import { recordSummary } from './en/recordSummary.ts';
import { registerChoice } from './en/registerChoice.ts';
import { registration } from './en/registration.ts';
import { requestCard } from './en/requestCard.ts';
import { requestForm } from './en/requestForm.ts';
import { requestList } from './en/requestList.ts';
import { requestQueue } from './en/requestQueue.ts';
import { resetPassword } from './en/resetPassword.ts';
import { responseField } from './en/responseField.ts';
import { responseForm } from './en/responseForm.ts';
import { responseView } from './en/responseView.ts';
import { sample } from './en/sample.ts';
import { searchField } from './en/searchField.ts';
import { sharedRecords } from './en/sharedRecords.ts';
import { sharing } from './en/sharing.ts';
import { showMore } from './en/showMore.ts';
import { skipLink } from './en/skipLink.ts';
import { specializationCard } from './en/specializationCard.ts';
import { specializationDoctors } from './en/specializationDoctors.ts';
import { specializations } from './en/specializations.ts';
import { staleNotice } from './en/staleNotice.ts';
import { states } from './en/states.ts';
import { textArea } from './en/textArea.ts';
import { unsubscribe } from './en/unsubscribe.ts';

/** The texts of components and screens in English. */
export const en = {
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
