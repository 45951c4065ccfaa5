import type { Messages } from '../MessagesProvider.tsx';

export const registerChoice: Messages['registerChoice'] = {};
