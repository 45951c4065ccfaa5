import type { Messages } from '../MessagesProvider.tsx';

export const home: Messages['home'] = {};
