import type { Messages } from '../MessagesProvider.tsx';

export const patientProfile: Messages['patientProfile'] = {};
