export const leaveOverlay = {};
