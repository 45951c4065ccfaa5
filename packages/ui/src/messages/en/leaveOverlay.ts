export const leaveOverlay = {
  title: 'Leave without saving?',
  stay: 'Stay on this page',
  leave: 'Leave without saving',
};
