import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Card } from '../Card/Card.tsx';
import { Button } from '../Button/Button.tsx';
import { Cluster } from '../Stack/Stack.tsx';
import { ContactDetails } from './ContactDetails.tsx';

const full = {
  phoneNumber: '+00 555 0100',
  email: 'sami.sample@example.com',
  address: '1 Sample Street, Exampletown',
};
const longAddress =
  'The Synthetic Centre for Long Addresses\nBuilding Example, Floor 3\nExampletown 00000';
const longEmail = 'maximiliane.alexandra.example-longlastname@mail.department.institute.example';
const arabicAddress = 'شارع المثال ١، مدينة تجريبية';

const meta = preview.meta({
  title: 'Components/Health/ContactDetails',
  component: ContactDetails,
  args: full,
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For phone, email and address of a person on their profile. What is missing says so.',
      avoid: 'Not for the Contact button: a health-check request is written in the portal.',
      do: {
        render: () => <ContactDetails phoneNumber="+00 555 0100" email="sami.sample@example.com" />,
        text: 'Number and address are visible, and can be copied.',
      },
      dont: {
        render: () => (
          <Cluster>
            <Button variant="secondary">Call</Button>
            <Button variant="secondary">Write</Button>
          </Cluster>
        ),
        text: 'On a computer, a button that hides the number is of no use.',
      },
      keyboard: [
        ['Tab', 'Reaches the phone number and the email address.'],
        ['Enter', 'Calls, or starts an email.'],
      ],
    },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('link', { name: '+00 555 0100' });
    await expect(phone).toHaveAttribute('href', 'tel:+005550100');
  },
});

/** Free text that is no phone number is not a link. */
export const PhoneIsNoNumber = meta.story({
  tags: ['state:edge'],
  args: { phoneNumber: 'ask at the desk' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'ask at the desk' })).toBeNull();
  },
});

export const NothingRecorded = meta.story({
  tags: ['state:empty'],
  args: { phoneNumber: undefined, email: undefined, address: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not recorded')).toHaveLength(3);
  },
});

export const LongContent = meta.story({
  tags: ['state:edge'],
  args: { email: longEmail, address: longAddress },
});

export const Arabic = meta.story({ tags: ['state:edge'], args: { address: arabicAddress } });

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Full, PhoneIsNoNumber, NothingRecorded, LongContent, Arabic }),
});
