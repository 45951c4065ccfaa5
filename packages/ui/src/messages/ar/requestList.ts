import type { Messages } from '../MessagesProvider.tsx';

export const requestList: Messages['requestList'] = {};
