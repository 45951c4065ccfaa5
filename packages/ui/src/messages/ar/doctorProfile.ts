import type { Messages } from '../MessagesProvider.tsx';

export const doctorProfile: Messages['doctorProfile'] = {};
