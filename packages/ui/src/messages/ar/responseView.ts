import type { Messages } from '../MessagesProvider.tsx';

export const responseView: Messages['responseView'] = {};
