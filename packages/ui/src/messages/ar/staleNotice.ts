import type { Messages } from '../MessagesProvider.tsx';

export const staleNotice: Messages['staleNotice'] = {};
