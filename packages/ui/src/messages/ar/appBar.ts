import type { Messages } from '../MessagesProvider.tsx';

export const appBar: Messages['appBar'] = {};
