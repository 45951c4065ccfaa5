import { MessageSquare } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { DoctorName } from '../../../components/DoctorCard/DoctorName.tsx';
import {
  DoctorDetailsLoading,
  DoctorDetailsPanel,
  type DoctorDetails,
} from '../../../components/DoctorDetails/DoctorDetailsPanel.tsx';
import { EditButton } from '../../../components/EditButton/EditButton.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { ProfileHeader } from '../../../components/ProfileHeader/ProfileHeader.tsx';
import { ProfileSkeleton } from '../../../components/ProfileHeader/ProfileSkeleton.tsx';
import { Page } from '../../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../../components/StaleNotice/StaleNotice.tsx';
import { FailedState, MissingState } from '../../../components/States/States.tsx';
import { isolate } from '../../../components/UserText/isolate.ts';
import { Bdi } from '../../../components/UserText/UserText.tsx';
import { doctorProfile } from '../../../messages/en/doctorProfile.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { FailedView, Stale } from '../../../view.ts';

/** What the doctor profile shows. */
export type DoctorProfileView =
  | { status: 'loading' }
  | {
      status: 'missing';
      /** The name in the URL. */
      name: string;
    }
  | FailedView
  | {
      status: 'ready';
      /** Role of the reader; `owner` is the doctor of this profile. */
      viewer: 'visitor' | 'patient' | 'doctor' | 'owner';
      /** URL of the request form. Only patients have one. */
      contactHref?: string;
      /** The profile's content. */
      doctor: DoctorDetails;
      /** Set when the last refresh failed. */
      stale?: Stale;
    };

export interface DoctorProfileScreenProps {
  /** State of the profile, with its content when ready. */
  view: DoctorProfileView;
  /** Called when the owner wants to edit their CV link and bio, such as in an `AboutOverlay`. */
  onEditAbout: () => void;
  /** Called when the owner wants to edit their clinic, such as in a `ClinicOverlay`. */
  onEditClinic: () => void;
  /** What the reader sent just before the profile opened: a `SentNotice`. */
  notice?: ReactNode;
  /** Adds to the profile's details, such as the owner's `DoctorTabs` around them. Default: the details alone. */
  children?: (details: ReactNode) => ReactNode;
  /** URL of the list of doctors, linked when the profile does not exist. */
  doctorsHref?: string;
  /** Reloads the profile after a failure. */
  onRetry: () => void;
}

/** A doctor's public profile. Its owner can edit it and open requests from patients. */
export function DoctorProfileScreen(props: DoctorProfileScreenProps) {
  return (
    <Page data-state={props.view.status}>
      <Profile {...props} />
    </Page>
  );
}

function Profile({ view, doctorsHref, onRetry, ...props }: DoctorProfileScreenProps) {
  const t = useMessages('doctorProfile', doctorProfile);
  switch (view.status) {
    case 'loading':
      return (
        <ProfileSkeleton label={t.loading}>
          <DoctorDetailsLoading />
        </ProfileSkeleton>
      );
    case 'missing':
      return (
        <MissingState
          headingLevel={1}
          title={t.missing}
          message={t.missingHint({ name: isolate(view.name) })}
        >
          {doctorsHref !== undefined && <Link href={doctorsHref}>{t.allDoctors}</Link>}
        </MissingState>
      );
    case 'failed':
      return <FailedState headingLevel={1} failure={view.failure} onRetry={onRetry} />;
    case 'ready':
      return <ReadyProfile view={view} onRetry={onRetry} {...props} />;
    default:
      return view satisfies never;
  }
}

type ReadyProps = Omit<DoctorProfileScreenProps, 'view' | 'doctorsHref'> & {
  view: Extract<DoctorProfileView, { status: 'ready' }>;
};

function ReadyProfile({ view, onEditAbout, onEditClinic, notice, children, onRetry }: ReadyProps) {
  const t = useMessages('doctorProfile', doctorProfile);
  const { doctor, contactHref } = view;
  const isOwner = view.viewer === 'owner';
  const details = (
    <DoctorDetailsPanel
      doctor={doctor}
      editAbout={isOwner && <EditButton what={t.aboutMe} onClick={() => onEditAbout()} />}
      editClinic={isOwner && <EditButton what={t.clinic} onClick={() => onEditClinic()} />}
    />
  );
  return (
    <>
      <ProfileHeader
        avatar={doctor.gender}
        name={doctor.name}
        lead={doctor.specialization ? <Bdi>{doctor.specialization}</Bdi> : t.noSpecialization}
        action={
          contactHref !== undefined && (
            <ButtonLink href={contactHref} icon={MessageSquare}>
              {t.contact}
            </ButtonLink>
          )
        }
      >
        <DoctorName>{doctor.name}</DoctorName>
      </ProfileHeader>
      <StaleNotice stale={view.stale} onRetry={onRetry} />
      {notice}
      {children ? children(details) : details}
    </>
  );
}
