// The entry point of @medportal/ui: components, and the types that components and screens share.

// Styles
export { GlobalStyle } from './theme/GlobalStyle.tsx';

// View types
export type {
  Draft,
  EmptyView,
  FailedView,
  Failure,
  Gender,
  LockedReason,
  LockedView,
  More,
  NamedLink,
  Problem,
  Reference,
  Stale,
  Submission,
} from './view.ts';

// Base components
export { Avatar, type AvatarKind, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Initials, type InitialsProps } from './components/Initials/Initials.tsx';
export {
  Button,
  ButtonLink,
  type ButtonAnchorProps,
  type ButtonLinkProps,
  type ButtonProps,
} from './components/Button/Button.tsx';
export { IconButton, type IconButtonProps } from './components/Button/IconButton.tsx';
export type { ButtonVariant } from './components/Button/buttonStyle.ts';
export { Card, Section, type CardProps, type SectionProps } from './components/Card/Card.tsx';
export { LocaleProvider, type LocaleProviderProps } from './messages/LocaleProvider.tsx';
export {
  Age,
  type AgeProps,
  DateOnly,
  DateTime,
  type DateTimeProps,
} from './components/DateTime/DateTime.tsx';
export {
  DescriptionList,
  type DescriptionItemProps,
} from './components/DescriptionList/DescriptionList.tsx';
export {
  Heading,
  PageHeading,
  type HeadingLevel,
  type HeadingProps,
  type PageHeadingProps,
} from './components/Heading/Heading.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export { ExternalLink, Link, type LinkProps } from './components/Link/Link.tsx';
export {
  LinkProvider,
  type LinkComponentProps,
  type LinkProviderProps,
} from './components/Link/LinkProvider.tsx';
export { Overlay, type OverlayProps } from './components/Overlay/Overlay.tsx';
export { PageLoader, type PageLoaderProps } from './components/PageLoader/PageLoader.tsx';
export {
  LoadingRegion,
  Skeleton,
  SkeletonAvatar,
  SkeletonCard,
  SkeletonText,
  type LoadingRegionProps,
  type SkeletonAvatarProps,
  type SkeletonProps,
  type SkeletonTextProps,
} from './components/Skeleton/Skeleton.tsx';
export {
  Cluster,
  Grid,
  Page,
  Stack,
  type ClusterProps,
  type GridProps,
  type PageProps,
  type StackProps,
} from './components/Stack/Stack.tsx';
export { StaleNotice, type StaleNoticeProps } from './components/StaleNotice/StaleNotice.tsx';
export {
  EmptyState,
  FailedState,
  LockedState,
  MissingState,
  type EmptyStateProps,
  type FailedStateProps,
  type LockedStateProps,
  type MissingStateProps,
} from './components/States/States.tsx';
export { Tabs, type PanelProps, type TabProps, type TabsProps } from './components/Tabs/Tabs.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { Bdi, UserText, type UserTextProps } from './components/UserText/UserText.tsx';
export { Value } from './components/Value/Value.tsx';
export {
  ToastList,
  type ToastListItem,
  type ToastListProps,
} from './components/Toast/ToastList.tsx';
export { ToastStyle } from './components/Toast/ToastStyle.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';

// Page layout
export {
  type AccountCountProps,
  AccountMenu,
  type AccountMenuProps,
} from './components/AppBar/AccountMenu.tsx';
export {
  AppBar,
  type AppBarProps,
  type BarAccount,
  type BarLink,
  type UserMenu,
} from './components/AppBar/AppBar.tsx';
export type { BarUser } from './components/AppBar/barParts.ts';
export { AppShell, type AppShellProps } from './components/AppShell/AppShell.tsx';
export { Footer, type FooterProps } from './components/Footer/Footer.tsx';
export type { Brand } from './components/Logo/brand.ts';
export { Logo, LogoMark, type LogoMarkProps, type LogoProps } from './components/Logo/Logo.tsx';
export {
  SpotIllustration,
  type SpotIllustrationKind,
  type SpotIllustrationProps,
} from './components/SpotIllustration/SpotIllustration.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';

// Finding a doctor
export {
  DoctorCard,
  type DoctorCardProps,
  type DoctorSummary,
} from './components/DoctorCard/DoctorCard.tsx';
export {
  DoctorGrid,
  DoctorGridLoading,
  type DoctorGridLoadingProps,
  type DoctorGridProps,
} from './components/DoctorCard/DoctorGrid.tsx';
export {
  FeatureCard,
  FeatureGrid,
  type FeatureCardProps,
} from './components/FeatureCard/FeatureCard.tsx';
export { useFeatures, type Feature, type FeatureId } from './components/FeatureCard/useFeatures.ts';
export { Preview, type PreviewProps } from './components/Preview/Preview.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { ShowMore, type ShowMoreProps } from './components/ShowMore/ShowMore.tsx';
export {
  SpecializationCard,
  SpecializationIcon,
  type SpecializationCardProps,
  type SpecializationIconProps,
} from './components/SpecializationCard/SpecializationCard.tsx';
export { StatusChip, type StatusChipProps } from './components/StatusChip/StatusChip.tsx';

// Forms and fields
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './components/ErrorSummary/ErrorSummary.tsx';
export { Form, type FormProps } from './components/Form/Form.tsx';
export { FormNotice, type FormNoticeProps } from './components/Form/FormNotice.tsx';
export { FormPage, type FormPageProps } from './components/Form/FormPage.tsx';
export { parseNumber } from './components/Form/numbers.ts';
export { useErrorTitle } from './components/Form/useErrorTitle.ts';
export {
  useForm,
  type FieldName,
  type FieldProps,
  type FormControl,
  type FormErrors,
  type FormOptions,
  type FormState,
} from './components/Form/useForm.ts';
export {
  LanguageLinks,
  type LanguageChoice,
  type LanguageLinksProps,
  type LanguageOption,
} from './components/LanguageLinks/LanguageLinks.tsx';
export { LeaveOverlay, type LeaveOverlayProps } from './components/LeaveOverlay/LeaveOverlay.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField.tsx';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './components/RadioGroup/RadioGroup.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';

// Records
export {
  ContactDetails,
  type ContactDetailsProps,
} from './components/ContactDetails/ContactDetails.tsx';
export {
  ClinicBlock,
  type ClinicBlockProps,
  type ClinicDetails,
} from './components/ClinicBlock/ClinicBlock.tsx';
export {
  DoctorDetailsPanel,
  type DoctorDetails,
  type DoctorDetailsPanelProps,
} from './components/DoctorDetails/DoctorDetailsPanel.tsx';
export { EditButton, type EditButtonProps } from './components/EditButton/EditButton.tsx';
export {
  AllergyCard,
  ChronicDiseaseCard,
  MedicineCard,
  type AllergyItem,
  type ChronicDiseaseItem,
  type MedicineItem,
} from './components/HistoryCard/HistoryCard.tsx';
export {
  ProfileHeader,
  type ProfileHeaderProps,
} from './components/ProfileHeader/ProfileHeader.tsx';
export {
  ProfileSkeleton,
  type ProfileSkeletonProps,
} from './components/ProfileHeader/ProfileSkeleton.tsx';
export type { GlucoseUnit } from './components/Readings/glucose.ts';
export type { PressureReading, SugarReading } from './components/Readings/reading.ts';
export {
  PressureReadings,
  SugarReadings,
  type PressureReadingsProps,
  type SugarReadingsProps,
} from './components/Readings/Readings.tsx';
export {
  RequestCard,
  type RequestCardProps,
  type RequestPerson,
  type RequestSummary,
} from './components/RequestCard/RequestCard.tsx';
export {
  RequestList,
  type RequestListProps,
  type RequestListView,
  type RequestsPanel,
} from './components/RequestList/RequestList.tsx';
export {
  ResponseField,
  ResponseFields,
  type ResponseFieldProps,
} from './components/ResponseField/ResponseField.tsx';
export { SafeLink, type LinkedText, type SafeLinkProps } from './components/SafeLink/SafeLink.tsx';
