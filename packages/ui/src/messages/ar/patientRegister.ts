import type { Messages } from '../MessagesProvider.tsx';

export const patientRegister: Messages['patientRegister'] = {};
