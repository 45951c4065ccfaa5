import type { Messages } from '../MessagesProvider.tsx';

export const doctorRegister: Messages['doctorRegister'] = {};
