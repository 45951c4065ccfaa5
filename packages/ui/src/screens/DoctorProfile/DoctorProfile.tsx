import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Card, Section } from '../../components/Card/Card.tsx';
import { ContactDetails } from '../../components/ContactDetails/ContactDetails.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { EditButton } from '../../components/EditButton/EditButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ProfileHeader } from '../../components/ProfileHeader/ProfileHeader.tsx';
import { ProfileSkeleton } from '../../components/ProfileHeader/ProfileSkeleton.tsx';
import { RequestList, type RequestsPanel } from '../../components/RequestList/RequestList.tsx';
import { SafeLink, type LinkedText } from '../../components/SafeLink/SafeLink.tsx';
import { Page, Stack } from '../../components/Stack/Stack.tsx';
import { FailedState, MissingState } from '../../components/States/States.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Bdi, UserText } from '../../components/UserText/UserText.tsx';
import { breakpoint, space } from '../../theme/theme.ts';
import type { Editor, Failure, Gender } from '../../view.ts';
import { AboutOverlay } from './AboutOverlay.tsx';
import { ClinicOverlay } from './ClinicOverlay.tsx';
import type { AboutValues, ClinicValues } from './values.ts';

/** A doctor as their profile shows them. What is absent is not recorded. */
export interface DoctorDetails {
  /** Without a title. */
  name: string;
  gender: Gender;
  phoneNumber?: string;
  email?: string;
  address?: string;
  specialization?: string;
  cv?: LinkedText;
  bio?: string;
  /** Absent when the doctor has no clinic. */
  clinic?: { name: string; location?: string; openHours?: string };
}

/** A doctor's profile in each of its states. */
export type DoctorProfileView =
  | { status: 'loading' }
  | {
      status: 'missing';
      /** The name that was asked for. */
      name: string;
    }
  | { status: 'failed'; failure: Failure }
  | {
      status: 'ready';
      /** Who is looking; `owner` is the doctor themselves. */
      viewer: 'visitor' | 'patient' | 'doctor' | 'owner';
      /** Where a health-check request is written; absent for everyone but patients. */
      contactHref?: string;
      doctor: DoctorDetails;
    };

/** The owner's tabs. */
export type DoctorTab = 'about' | 'requests';

/** Props of {@link DoctorProfileScreen}. */
export interface DoctorProfileScreenProps {
  view: DoctorProfileView;
  /** The owner's open tab; everyone else sees `about`. */
  tab: DoctorTab;
  onTabChange: (tab: DoctorTab) => void;
  /** The overlay of CV link and bio, for the owner. */
  about: Editor<AboutValues>;
  /** The overlay of the clinic, for the owner. All blank: no clinic. */
  clinic: Editor<ClinicValues>;
  /** The owner's requests. */
  requests?: RequestsPanel;
  /** The list of doctors, offered where the profile does not exist. */
  doctorsHref?: string;
  /** Loads the profile again after a failure. */
  onRetry: () => void;
}

const Columns = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: start;

  ${breakpoint.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[5]};
  }
`;

/** A doctor's public profile; for its owner also the place to edit it and to answer requests. */
export function DoctorProfileScreen(props: DoctorProfileScreenProps) {
  return (
    <Page data-state={props.view.status}>
      <Profile {...props} />
    </Page>
  );
}

function Profile({ view, doctorsHref, onRetry, ...props }: DoctorProfileScreenProps) {
  switch (view.status) {
    case 'loading':
      return <ProfileSkeleton label="Loading the doctor’s profile" />;
    case 'missing':
      return (
        <MissingState
          headingLevel={1}
          title="Doctor not found"
          message={`There is no doctor with the name ‘\u2068${view.name}\u2069’. Check the spelling, or look in the list.`}
        >
          {doctorsHref !== undefined && <Link href={doctorsHref}>All doctors</Link>}
        </MissingState>
      );
    case 'failed':
      return <FailedState headingLevel={1} failure={view.failure} onRetry={onRetry} />;
    case 'ready':
      return <ReadyProfile view={view} {...props} />;
    default:
      return view satisfies never;
  }
}

type ReadyProps = Omit<DoctorProfileScreenProps, 'view' | 'doctorsHref' | 'onRetry'> & {
  view: Extract<DoctorProfileView, { status: 'ready' }>;
};

function ReadyProfile({ view, tab, onTabChange, about, clinic, requests }: ReadyProps) {
  const { doctor, contactHref } = view;
  const isOwner = view.viewer === 'owner';
  const details = (
    <Details
      doctor={doctor}
      editAbout={isOwner && <EditButton what="about me" onClick={about.onOpen} />}
      editClinic={isOwner && <EditButton what="clinic" onClick={clinic.onOpen} />}
    />
  );
  return (
    <>
      <ProfileHeader
        avatar={doctor.gender}
        lead={
          doctor.specialization ? <Bdi>{doctor.specialization}</Bdi> : 'Specialization not recorded'
        }
        action={
          contactHref !== undefined && (
            <ButtonLink href={contactHref} icon={MessageSquare}>
              Contact
            </ButtonLink>
          )
        }
      >
        Dr. <Bdi>{doctor.name}</Bdi>
      </ProfileHeader>
      {isOwner && requests ? (
        <Tabs label="Your profile" value={tab} onChange={onTabChange}>
          <Tabs.List>
            <Tabs.Tab value="about">About</Tabs.Tab>
            <Tabs.Tab value="requests">Requests</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="about">{details}</Tabs.Panel>
          <Tabs.Panel value="requests">
            <RequestList {...requests} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        details
      )}
      {isOwner && (
        <>
          <AboutOverlay
            editor={about}
            recorded={{ cvUrl: doctor.cv?.text ?? '', bio: doctor.bio ?? '' }}
          />
          <ClinicOverlay
            editor={clinic}
            recorded={{
              name: doctor.clinic?.name ?? '',
              location: doctor.clinic?.location ?? '',
              openHours: doctor.clinic?.openHours ?? '',
            }}
          />
        </>
      )}
    </>
  );
}

function Details({
  doctor,
  editAbout,
  editClinic,
}: {
  doctor: DoctorDetails;
  editAbout: ReactNode;
  editClinic: ReactNode;
}) {
  const { clinic, cv, bio } = doctor;
  return (
    <Columns>
      <Stack>
        <Card>
          <Section heading="About me" actions={editAbout}>
            {bio ? <UserText>{bio}</UserText> : <Text tone="muted">No bio...</Text>}
            <DescriptionList>
              <DescriptionList.Item term="CV">{cv && <SafeLink value={cv} />}</DescriptionList.Item>
            </DescriptionList>
          </Section>
        </Card>
        <Card>
          <Section heading="Clinic" actions={editClinic}>
            {clinic ? (
              <DescriptionList>
                <DescriptionList.Item term="Name">
                  <Bdi>{clinic.name}</Bdi>
                </DescriptionList.Item>
                <DescriptionList.Item term="Location">
                  {clinic.location && <UserText as="span">{clinic.location}</UserText>}
                </DescriptionList.Item>
                <DescriptionList.Item term="Open hours">
                  {clinic.openHours && <UserText as="span">{clinic.openHours}</UserText>}
                </DescriptionList.Item>
              </DescriptionList>
            ) : (
              <Text tone="muted">No clinic data yet</Text>
            )}
          </Section>
        </Card>
      </Stack>
      <Card>
        <Section heading="Contact details">
          <ContactDetails
            phoneNumber={doctor.phoneNumber}
            email={doctor.email}
            address={doctor.address}
          />
        </Section>
      </Card>
    </Columns>
  );
}
