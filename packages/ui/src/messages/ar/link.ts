import type { Messages } from '../MessagesProvider.tsx';

export const link: Messages['link'] = {};
