import type { Messages } from '../MessagesProvider.tsx';

export const specializationCard: Messages['specializationCard'] = {};
