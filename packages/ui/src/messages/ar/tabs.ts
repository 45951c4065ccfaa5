import type { Messages } from '../MessagesProvider.tsx';

export const tabs: Messages['tabs'] = {};
