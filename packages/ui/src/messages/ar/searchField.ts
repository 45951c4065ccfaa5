import type { Messages } from '../MessagesProvider.tsx';

export const searchField: Messages['searchField'] = {};
