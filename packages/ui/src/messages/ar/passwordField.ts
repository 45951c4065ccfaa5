import type { Messages } from '../MessagesProvider.tsx';

export const passwordField: Messages['passwordField'] = {};
