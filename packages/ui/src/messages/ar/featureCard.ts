import type { Messages } from '../MessagesProvider.tsx';

export const featureCard: Messages['featureCard'] = {
  today: 'حاليًا',
};
