export const bloodType = {
  label: 'Blood type',
  notRecorded: 'Not recorded (default +O)',
};
