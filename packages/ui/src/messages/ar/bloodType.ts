import type { Messages } from '../MessagesProvider.tsx';

export const bloodType: Messages['bloodType'] = {};
