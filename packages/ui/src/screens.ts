// The entry point @medportal/ui/screens: screens and their view types.

export type { BloodType, Editor, ListView } from './view.ts';
export {
  AboutOverlay,
  type AboutOverlayProps,
} from './screens/doctors/DoctorProfile/AboutOverlay.tsx';
export {
  ClinicOverlay,
  type ClinicOverlayProps,
} from './screens/doctors/DoctorProfile/ClinicOverlay.tsx';
export {
  DoctorProfileScreen,
  type DoctorProfileScreenProps,
  type DoctorProfileView,
} from './screens/doctors/DoctorProfile/DoctorProfile.tsx';
export {
  DoctorTabs,
  type DoctorTab,
  type DoctorTabsProps,
} from './screens/doctors/DoctorProfile/DoctorTabs.tsx';
export type {
  NextRequestProps,
  NextRequestView,
} from './screens/requests/RequestQueue/NextRequest.tsx';
export type {
  RequestOrder,
  RequestQueueProps,
} from './screens/requests/RequestQueue/RequestQueue.tsx';
export type { DoctorReview } from './screens/doctors/DoctorProfile/ReviewNotice.tsx';
export {
  type SentItem,
  SentNotice,
  type SentNoticeProps,
} from './screens/requests/RequestQueue/SentNotice.tsx';
export type { AboutValues, ClinicValues } from './screens/doctors/DoctorProfile/values.ts';
export {
  DoctorRegisterScreen,
  type DoctorRegisterScreenProps,
  type DoctorRegistrationValues,
  type SpecializationOptions,
} from './screens/auth/DoctorRegister/DoctorRegister.tsx';
export {
  DoctorsScreen,
  type DoctorsScreenProps,
  type DoctorsView,
} from './screens/doctors/Doctors/Doctors.tsx';
export { FailureScreen, type FailureScreenProps } from './screens/shared/Failure/Failure.tsx';
export { FeaturesScreen, type FeaturesScreenProps } from './screens/home/Features/Features.tsx';
export {
  type FirstStep,
  ForYou,
  type ForYouPart,
  type ForYouPartName,
  type ForYouProps,
  type ForYouView,
  type NewAnswerView,
  type WaitingRequestView,
} from './screens/home/Home/ForYou.tsx';
export { ForYouSpace } from './screens/home/Home/ForYouSpace.tsx';
export { HomeScreen, type HomeScreenProps } from './screens/home/Home/Home.tsx';
export { LoginScreen, type LoginScreenProps } from './screens/auth/Login/Login.tsx';
export {
  LogInAgainOverlay,
  type LogInAgainOverlayProps,
} from './screens/auth/Login/LogInAgainOverlay.tsx';
export type { LoginFormProps, LoginValues } from './screens/auth/Login/LoginForm.tsx';
export {
  AccessLog,
  type AccessLogProps,
  type AccessLogView,
} from './screens/record/AccessLog/AccessLog.tsx';
export type {
  AccessEntry,
  AccessKind,
  AccessPerson,
} from './screens/record/AccessLog/accessGroups.ts';
export {
  type CopiedRecord,
  type CopiedRequest,
  type CopySection,
  copySections,
} from './screens/record/Export/copiedRecord.ts';
export { DailyCheck, type DailyCheckProps } from './screens/record/DailyCheck/DailyCheck.tsx';
export type { Entry } from './screens/record/DailyCheck/EntryForms.tsx';
export {
  type LatestAnswer,
  PatientInfo,
  type PatientInfoProps,
  type RecordLinks,
} from './screens/record/Overview/PatientInfo.tsx';
export type {
  GrantView,
  RecordSection,
  ShareTarget,
  ShareValues,
} from './screens/record/Sharing/grants.ts';
export {
  type Histories,
  type HistoryTab,
  MedicalHistory,
  type MedicalHistoryProps,
} from './screens/record/History/MedicalHistory.tsx';
export {
  MedicalOverlay,
  type MedicalOverlayProps,
} from './screens/record/Overview/MedicalOverlay.tsx';
export {
  PatientProfileScreen,
  type PatientProfileScreenProps,
  type PatientProfileView,
  type PatientTab,
} from './screens/record/PatientProfile.tsx';
export {
  SharedRecords,
  type SharedRecordsProps,
  type SharedRecordsView,
  type SharedRecordView,
} from './screens/record/Sharing/SharedRecords.tsx';
export type { ShareEditor } from './screens/record/Sharing/ShareOverlay.tsx';
export { Sharing, type SharingProps } from './screens/record/Sharing/Sharing.tsx';
export type { StopEditor } from './screens/record/Sharing/StopOverlay.tsx';
export type { PatientDetails } from './screens/record/PatientDetails.ts';
export type {
  MedicalValues,
  PressureValues,
  ReadingKind,
  SugarValues,
} from './screens/record/values.ts';
export {
  type CopiedFile,
  type CopyChoice,
  type CopyFormat,
  RecordCopyOverlay,
  type RecordCopyOverlayProps,
  type RecordCopyView,
} from './screens/record/Export/RecordCopy.tsx';
export {
  RecordPrintout,
  type RecordPrintoutProps,
} from './screens/record/Export/RecordPrintout.tsx';
export { AccountScreen, type AccountScreenProps } from './screens/account/Account.tsx';
export { AccountClosure, type AccountClosureProps } from './screens/account/AccountClosure.tsx';
export type { ClosureValues } from './screens/account/ClosureOverlay.tsx';
export {
  AccountClosedScreen,
  type AccountClosedScreenProps,
} from './screens/account/AccountClosed.tsx';
export {
  AccountPassword,
  type AccountPasswordProps,
  type PasswordValues,
} from './screens/account/AccountPassword.tsx';
export {
  AccountContact,
  type AccountContactProps,
  type AccountContactView,
  type AccountView,
} from './screens/account/AccountContact.tsx';
export { AccountNotices, type AccountNoticesProps } from './screens/account/AccountNotices.tsx';
export type { EmailValues } from './screens/account/EmailOverlay.tsx';
export { AccountData, type AccountDataProps } from './screens/account/AccountData.tsx';
export { AccountSessions, type AccountSessionsProps } from './screens/account/AccountSessions.tsx';
export type { LogOutEditor, LogOutTarget, SessionView } from './screens/account/LogOutOverlay.tsx';
export {
  PatientRegisterScreen,
  type PatientRegisterScreenProps,
} from './screens/auth/PatientRegister/PatientRegister.tsx';
export type { ContactValues, RegistrationValues } from './screens/auth/registration.ts';
export {
  RegisterChoiceScreen,
  type RegisterChoiceScreenProps,
} from './screens/auth/RegisterChoice/RegisterChoice.tsx';
export {
  RequestFormScreen,
  type RequestDoctor,
  type RequestFormScreenProps,
  type RequestFormValues,
  type RecordAccess,
  type RequestFormView,
} from './screens/requests/RequestForm/RequestForm.tsx';
export type { PatientRecord, RecordPart } from './screens/requests/ResponseForm/PatientSummary.tsx';
export {
  ResponseFormScreen,
  type ResponseFormScreenProps,
  type ResponseFormView,
} from './screens/requests/ResponseForm/ResponseForm.tsx';
export type { ResponseValues } from './screens/requests/ResponseForm/values.ts';
export {
  ResponseCopyOverlay,
  type ResponseCopyOverlayProps,
} from './screens/requests/ResponseView/ResponseCopy.tsx';
export {
  type ResponseContent,
  type ResponseDetails,
  type ResponseSection,
  responseSections,
  type ResponseValue,
  responseValues,
} from './screens/shared/responseValues.tsx';
export {
  firstResponseTab,
  ResponseViewScreen,
  type ResponseTab,
  type ResponseViewScreenProps,
  type ResponseViewView,
} from './screens/requests/ResponseView/ResponseView.tsx';
export {
  SpecializationDoctorsScreen,
  type SpecializationDoctorsScreenProps,
  type SpecializationDoctorsView,
} from './screens/doctors/SpecializationDoctors/SpecializationDoctors.tsx';
export {
  SpecializationsScreen,
  type SpecializationsScreenProps,
  type SpecializationsView,
} from './screens/doctors/Specializations/Specializations.tsx';
export {
  ForgotPasswordScreen,
  type ForgotPasswordScreenProps,
  type ForgotPasswordValues,
  type ForgotPasswordView,
} from './screens/auth/ForgotPassword/ForgotPassword.tsx';
export {
  ConfirmEmailScreen,
  type ConfirmEmailScreenProps,
  type ConfirmEmailView,
} from './screens/account/ConfirmEmail/ConfirmEmail.tsx';
export {
  UnsubscribeScreen,
  type UnsubscribeScreenProps,
  type UnsubscribeView,
} from './screens/account/Unsubscribe/Unsubscribe.tsx';
export {
  ResetPasswordScreen,
  type ResetPasswordScreenProps,
  type ResetPasswordValues,
  type ResetPasswordView,
} from './screens/auth/ResetPassword/ResetPassword.tsx';
