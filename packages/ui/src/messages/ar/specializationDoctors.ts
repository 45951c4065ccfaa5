import type { Messages } from '../MessagesProvider.tsx';

export const specializationDoctors: Messages['specializationDoctors'] = {};
