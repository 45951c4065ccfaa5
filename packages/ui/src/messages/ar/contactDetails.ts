import type { Messages } from '../MessagesProvider.tsx';

export const contactDetails: Messages['contactDetails'] = {};
