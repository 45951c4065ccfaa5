import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { ContactDetails } from './ContactDetails.tsx';

const meta = preview.meta({
  title: 'Components/ContactDetails',
  component: ContactDetails,
  args: {
    phoneNumber: '+00 555 0100',
    email: 'sami.sample@example.com',
    address: '1 Sample Street, Exampletown',
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

export const NothingRecorded = meta.story({
  args: { phoneNumber: undefined, email: undefined, address: undefined },
});

export const PhoneIsNoNumber = meta.story({
  args: { phoneNumber: 'ask at the desk' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'ask at the desk' })).toBeNull();
  },
});

export const LongAddress = meta.story({
  args: {
    address:
      'The Synthetic Centre for Long Addresses\nBuilding Example, Floor 3\nExampletown 00000',
  },
});

export const Arabic = meta.story({ args: { address: 'شارع المثال ١، مدينة تجريبية' } });
