// The entry point @medportal/ui/screens: screens and their view types.

export * from './screens/shared/view.ts';
export * from './screens/doctors/DoctorProfile/AboutOverlay.tsx';
export * from './screens/doctors/DoctorProfile/ClinicOverlay.tsx';
export * from './screens/doctors/DoctorProfile/DoctorProfile.tsx';
export * from './screens/doctors/DoctorProfile/DoctorTabs.tsx';
export type {
  NextRequestProps,
  NextRequestView,
} from './screens/requests/RequestQueue/NextRequest.tsx';
export type {
  RequestOrder,
  RequestQueueProps,
} from './screens/requests/RequestQueue/RequestQueue.tsx';
export type { DoctorReview } from './screens/doctors/DoctorProfile/ReviewNotice.tsx';
export * from './screens/requests/RequestQueue/SentNotice.tsx';
export type { AboutValues, ClinicValues } from './screens/doctors/DoctorProfile/values.ts';
export * from './screens/auth/DoctorRegister/DoctorRegister.tsx';
export * from './screens/doctors/Doctors/Doctors.tsx';
export * from './screens/shared/Failure/Failure.tsx';
export * from './screens/home/Features/Features.tsx';
export * from './screens/home/Home/ForYou.tsx';
export { ForYouSpace } from './screens/home/Home/ForYouSpace.tsx';
export * from './screens/home/Home/Home.tsx';
export * from './screens/auth/Login/Login.tsx';
export * from './screens/auth/Login/LogInAgainOverlay.tsx';
export type { LoginFormProps, LoginValues } from './screens/auth/Login/LoginForm.tsx';
export * from './screens/record/AccessLog/AccessLog.tsx';
export type {
  AccessEntry,
  AccessKind,
  AccessPerson,
} from './screens/record/AccessLog/accessGroups.ts';
export * from './screens/record/Export/copiedRecord.ts';
export * from './screens/record/DailyCheck/DailyCheck.tsx';
export type { Entry } from './screens/record/DailyCheck/EntryForms.tsx';
export * from './screens/record/Overview/PatientInfo.tsx';
export type {
  GrantView,
  RecordSection,
  ShareTarget,
  ShareValues,
} from './screens/record/Sharing/grants.ts';
export * from './screens/record/History/MedicalHistory.tsx';
export * from './screens/record/Overview/MedicalOverlay.tsx';
export * from './screens/record/PatientProfile.tsx';
export * from './screens/record/Sharing/SharedRecords.tsx';
export type { ShareEditor } from './screens/record/Sharing/ShareOverlay.tsx';
export * from './screens/record/Sharing/Sharing.tsx';
export type { StopEditor } from './screens/record/Sharing/StopOverlay.tsx';
export * from './screens/record/PatientDetails.ts';
export type {
  MedicalValues,
  PressureValues,
  ReadingKind,
  SugarValues,
} from './screens/record/values.ts';
export * from './screens/record/Export/RecordCopy.tsx';
export {
  RecordPrintout,
  type RecordPrintoutProps,
} from './screens/record/Export/RecordPrintout.tsx';
export * from './screens/account/Account.tsx';
export * from './screens/account/AccountClosure.tsx';
export type { ClosureValues } from './screens/account/ClosureOverlay.tsx';
export * from './screens/account/AccountClosed.tsx';
export * from './screens/account/AccountPassword.tsx';
export * from './screens/account/AccountContact.tsx';
export * from './screens/account/AccountNotices.tsx';
export type { EmailValues } from './screens/account/EmailOverlay.tsx';
export * from './screens/account/AccountData.tsx';
export * from './screens/account/AccountLogIns.tsx';
export * from './screens/account/AccountSessions.tsx';
export type { LogOutEditor, LogOutTarget, SessionView } from './screens/account/LogOutOverlay.tsx';
export * from './screens/auth/PatientRegister/PatientRegister.tsx';
export type { ContactValues, RegistrationValues } from './screens/auth/registration.ts';
export * from './screens/auth/RegisterChoice/RegisterChoice.tsx';
export * from './screens/requests/FurtherRequests.tsx';
export * from './screens/requests/RequestForm/RequestForm.tsx';
export type { PatientRecord, RecordPart } from './screens/requests/ResponseForm/PatientSummary.tsx';
export * from './screens/requests/ResponseForm/ResponseForm.tsx';
export * from './screens/requests/ResponseView/ResponseCopy.tsx';
export { type ResponseValue, responseValues } from './screens/shared/responseValues.tsx';
export * from './screens/shared/ResponseDetails.ts';
export {
  type ResponseContent,
  type ResponseSection,
  responseSections,
  type ResponseValues,
} from './clinicalSections.ts';
export * from './screens/requests/ResponseView/ResponseView.tsx';
export * from './screens/doctors/SpecializationDoctors/SpecializationDoctors.tsx';
export * from './screens/doctors/Specializations/Specializations.tsx';
export * from './screens/auth/ForgotPassword/ForgotPassword.tsx';
export * from './screens/account/ConfirmEmail/ConfirmEmail.tsx';
export * from './screens/account/Unsubscribe/Unsubscribe.tsx';
export * from './screens/auth/ResetPassword/ResetPassword.tsx';
