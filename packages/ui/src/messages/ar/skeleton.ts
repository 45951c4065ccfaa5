import type { Messages } from '../MessagesProvider.tsx';

export const skeleton: Messages['skeleton'] = {};
