import { MessageSquare } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Bdi } from '../UserText/UserText.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

const meta = preview.meta({
  title: 'Components/ProfileHeader',
  component: ProfileHeader,
  subcomponents: { ProfileSkeleton },
  args: { avatar: 'female' as const, lead: 'Cardiology', children: 'Dr. Sami Sample' },
});

export const Default = meta.story();

export const WithAction = meta.story({
  args: {
    action: (
      <ButtonLink href="#contact" icon={MessageSquare}>
        Contact
      </ButtonLink>
    ),
  },
});

export const LongName = meta.story({
  args: {
    ...WithAction.input.args,
    children:
      'Dr. Maximiliane Alexandra Example-Longlastname von und zu Musterhausen-Beispielstadt',
  },
});

export const Arabic = meta.story({
  args: {
    lead: 'طب القلب',
    children: (
      <>
        Dr. <Bdi>مريم المثالية</Bdi>
      </>
    ),
  },
});

export const Loading = meta.story({
  render: () => <ProfileSkeleton label="Loading the profile" />,
});
