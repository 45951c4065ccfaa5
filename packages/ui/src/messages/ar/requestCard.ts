import type { Messages } from '../MessagesProvider.tsx';

export const requestCard: Messages['requestCard'] = {};
