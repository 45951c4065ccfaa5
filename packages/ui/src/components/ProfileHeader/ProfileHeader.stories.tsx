import { MessageSquare } from 'lucide';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet, sheetOfScreens } from '../../testing/StorySheet.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Bdi } from '../UserText/UserText.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { Cluster } from '../Stack/Stack.tsx';
import { FactsSkeleton, ProfileSkeleton } from './ProfileSkeleton.tsx';

const contact = (
  <ButtonLink href="#contact" icon={MessageSquare}>
    Contact
  </ButtonLink>
);
const longName =
  'Dr. Maximiliane Alexandra Example-Longlastname von und zu Musterhausen-Beispielstadt';
const arabicName = (
  <bdi>
    Dr. <Bdi>مريم المثالية</Bdi>
  </bdi>
);

const meta = preview.meta({
  title: 'Components/Health/ProfileHeader',
  component: ProfileHeader,
  subcomponents: { ProfileSkeleton },
  args: { avatar: 'female' as const, lead: 'Cardiology', children: 'Dr. Sami Sample' },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'At the top of a page about one person: who they are, and the main action.',
      avoid: 'Not twice on a page, since the name is its heading; not for a person in a list.',
      do: {
        render: () => (
          <ProfileHeader
            avatar="male"
            lead="Cardiology"
            action={<ButtonLink href="#contact">Contact</ButtonLink>}
          >
            Dr. Sami Sample
          </ProfileHeader>
        ),
        text: 'One main action.',
      },
      dont: {
        render: () => (
          <ProfileHeader
            avatar="male"
            lead="Cardiology"
            action={
              <Cluster>
                <ButtonLink href="#a">Contact</ButtonLink>
                <ButtonLink href="#b">Share</ButtonLink>
                <ButtonLink href="#c">Print</ButtonLink>
              </Cluster>
            }
          >
            Dr. Sami Sample
          </ProfileHeader>
        ),
        text: 'Three primary actions: none is the main one.',
      },
      keyboard: [['Tab', 'Reaches the action, where there is one.']],
    },
  },
});

export const Default = meta.story();

export const WithAction = meta.story({ args: { action: contact } });

export const Loading = meta.story({
  tags: ['state:loading'],
  render: () => (
    <ProfileSkeleton label="Loading the profile">
      <FactsSkeleton facts={3} hint="Loading the doctor’s details, clinic and contact details." />
    </ProfileSkeleton>
  ),
});

export const LongName = meta.story({
  tags: ['state:edge'],
  args: { action: contact, children: longName },
});

export const Arabic = meta.story({
  tags: ['state:edge'],
  args: { lead: 'طب القلب', children: arabicName },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  parameters: { a11y: sheetOfScreens.a11y },
  render: sheet({ Default, WithAction, Loading, LongName, Arabic }),
});
