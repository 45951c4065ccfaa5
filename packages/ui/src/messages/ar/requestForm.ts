import type { Messages } from '../MessagesProvider.tsx';

export const requestForm: Messages['requestForm'] = {};
