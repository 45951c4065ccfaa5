import type { Messages } from '../MessagesProvider.tsx';

export const responseForm: Messages['responseForm'] = {};
