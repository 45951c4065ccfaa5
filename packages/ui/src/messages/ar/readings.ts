import type { Messages } from '../MessagesProvider.tsx';

export const readings: Messages['readings'] = {};
