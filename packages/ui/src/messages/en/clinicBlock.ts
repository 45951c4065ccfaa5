export const clinicBlock = {
  title: 'Clinic',
  name: 'Name',
  location: 'Location',
  openHours: 'Open hours',
  none: 'No clinic data yet',
};
