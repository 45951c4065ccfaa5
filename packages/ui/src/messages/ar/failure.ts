import type { Messages } from '../MessagesProvider.tsx';

export const failure: Messages['failure'] = {};
