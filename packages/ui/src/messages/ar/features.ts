import type { Messages } from '../MessagesProvider.tsx';

export const features: Messages['features'] = {};
