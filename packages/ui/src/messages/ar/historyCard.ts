import type { Messages } from '../MessagesProvider.tsx';

export const historyCard: Messages['historyCard'] = {};
