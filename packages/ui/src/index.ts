// The entry point of @medportal/ui: components, and the types that components and screens share.

// Styles
export * from './theme/GlobalStyle.tsx';

// View types
export * from './view.ts';

// Base components
export * from './components/Avatar/Avatar.tsx';
export * from './components/Initials/Initials.tsx';
export {
  Button,
  ButtonLink,
  type ButtonAnchorProps,
  type ButtonLinkProps,
  type ButtonProps,
} from './components/Button/Button.tsx';
export * from './components/Button/IconButton.tsx';
export type { ButtonVariant } from './components/Button/buttonStyle.ts';
export * from './components/Card/Card.tsx';
export { LocaleProvider, type LocaleProviderProps } from './messages/LocaleProvider.tsx';
export {
  Age,
  type AgeProps,
  DateOnly,
  DateTime,
  type DateTimeProps,
} from './components/DateTime/DateTime.tsx';
export * from './components/DescriptionList/DescriptionList.tsx';
export * from './components/Heading/Heading.tsx';
export * from './components/Icon/Icon.tsx';
export { ExternalLink, Link, type LinkProps } from './components/Link/Link.tsx';
export {
  LinkProvider,
  type LinkComponentProps,
  type LinkProviderProps,
} from './components/Link/LinkProvider.tsx';
export * from './components/Overlay/Overlay.tsx';
export * from './components/PageLoader/PageLoader.tsx';
export * from './components/Skeleton/Skeleton.tsx';
export * from './components/Stack/Stack.tsx';
export * from './components/StaleNotice/StaleNotice.tsx';
export * from './components/States/States.tsx';
export * from './components/Tabs/Tabs.tsx';
export * from './components/Text/Text.tsx';
export { Bdi, UserText, type UserTextProps } from './components/UserText/UserText.tsx';
export * from './components/Value/Value.tsx';
export * from './components/Toast/ToastList.tsx';
export { ToastStyle } from './components/Toast/ToastStyle.tsx';
export * from './components/VisuallyHidden/VisuallyHidden.tsx';

// Page layout
export * from './components/AppBar/AccountMenu.tsx';
export * from './components/AppBar/AppBar.tsx';
export type { BarUser } from './components/AppBar/barParts.ts';
export * from './components/AppShell/AppShell.tsx';
export * from './components/Footer/Footer.tsx';
export type { Brand } from './components/Logo/brand.ts';
export * from './components/Logo/Logo.tsx';
export * from './components/SpotIllustration/SpotIllustration.tsx';
export * from './components/SkipLink/SkipLink.tsx';

// Finding a doctor
export * from './components/DoctorCard/DoctorCard.tsx';
export * from './components/DoctorCard/DoctorGrid.tsx';
export * from './components/FeatureCard/FeatureCard.tsx';
export * from './components/FeatureCard/useFeatures.ts';
export * from './components/Preview/Preview.tsx';
export * from './components/SearchField/SearchField.tsx';
export * from './components/ShowMore/ShowMore.tsx';
export * from './components/SpecializationCard/SpecializationCard.tsx';
export * from './components/StatusChip/StatusChip.tsx';

// Forms and fields
export * from './components/Checkbox/Checkbox.tsx';
export * from './components/ErrorSummary/ErrorSummary.tsx';
export * from './components/Form/Form.tsx';
export * from './components/Form/FormNotice.tsx';
export * from './components/Form/FormPage.tsx';
export { parseNumber } from './components/Form/numbers.ts';
export * from './components/Form/useErrorTitle.ts';
export * from './components/Form/useForm.ts';
export {
  LanguageLinks,
  type LanguageChoice,
  type LanguageLinksProps,
  type LanguageOption,
} from './components/LanguageLinks/LanguageLinks.tsx';
export * from './components/LeaveOverlay/LeaveOverlay.tsx';
export * from './components/NumberField/NumberField.tsx';
export * from './components/PasswordField/PasswordField.tsx';
export * from './components/RadioGroup/RadioGroup.tsx';
export * from './components/Select/Select.tsx';
export * from './components/TextArea/TextArea.tsx';
export * from './components/TextField/TextField.tsx';

// Records
export * from './components/ContactDetails/ContactDetails.tsx';
export * from './components/ClinicBlock/ClinicBlock.tsx';
export {
  DoctorDetailsPanel,
  type DoctorDetails,
  type DoctorDetailsPanelProps,
} from './components/DoctorDetails/DoctorDetailsPanel.tsx';
export * from './components/EditButton/EditButton.tsx';
export type { AllergyItem, ChronicDiseaseItem, MedicineItem } from './clinicalSections.ts';
export * from './components/HistoryCard/HistoryCard.tsx';
export * from './components/ProfileHeader/ProfileHeader.tsx';
export {
  ProfileSkeleton,
  type ProfileSkeletonProps,
} from './components/ProfileHeader/ProfileSkeleton.tsx';
export type { GlucoseUnit } from './components/Readings/glucose.ts';
export type { PressureReading, SugarReading } from './components/Readings/reading.ts';
export * from './components/Readings/Readings.tsx';
export * from './components/RequestCard/RequestCard.tsx';
export * from './components/RequestList/RequestList.tsx';
export {
  ResponseField,
  ResponseFields,
  type ResponseFieldProps,
} from './components/ResponseField/ResponseField.tsx';
export * from './components/SafeLink/SafeLink.tsx';
