import type { Messages } from '../MessagesProvider.tsx';

export const avatar: Messages['avatar'] = {};
