import type { Messages } from '../MessagesProvider.tsx';

export const states: Messages['states'] = {};
