import type { Messages } from '../MessagesProvider.tsx';

export const specializations: Messages['specializations'] = {};
