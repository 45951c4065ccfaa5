import type { Messages } from '../MessagesProvider.tsx';

export const doctors: Messages['doctors'] = {};
