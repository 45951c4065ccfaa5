import type { Messages } from '../MessagesProvider.tsx';

export const doctorCard: Messages['doctorCard'] = {};
