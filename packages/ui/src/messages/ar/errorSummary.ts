import type { Messages } from '../MessagesProvider.tsx';

export const errorSummary: Messages['errorSummary'] = { title: 'هناك مشكلة' };
