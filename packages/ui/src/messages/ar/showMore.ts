import type { Messages } from '../MessagesProvider.tsx';

export const showMore: Messages['showMore'] = {};
