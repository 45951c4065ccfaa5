import type { Messages } from '../MessagesProvider.tsx';

export const form: Messages['form'] = {};
