import type { Messages } from '../MessagesProvider.tsx';

export const editButton: Messages['editButton'] = {};
