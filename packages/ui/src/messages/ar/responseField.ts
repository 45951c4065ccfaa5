import type { Messages } from '../MessagesProvider.tsx';

export const responseField: Messages['responseField'] = {};
