import type { Messages } from '../MessagesProvider.tsx';

export const doctorDetails: Messages['doctorDetails'] = {};
