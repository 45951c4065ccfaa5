import type { Messages } from '../MessagesProvider.tsx';

export const footer: Messages['footer'] = {};
