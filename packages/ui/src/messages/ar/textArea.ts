import type { Messages } from '../MessagesProvider.tsx';

export const textArea: Messages['textArea'] = {};
