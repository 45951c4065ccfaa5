import type { Messages } from '../MessagesProvider.tsx';

export const leaveOverlay: Messages['leaveOverlay'] = {};
