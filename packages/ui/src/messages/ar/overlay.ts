import type { Messages } from '../MessagesProvider.tsx';

export const overlay: Messages['overlay'] = {};
