export const specializations = {
  title: 'Medical specializations',
  lead: 'Choose a field of medicine to see its doctors.',
  empty: 'No specializations yet',
  emptyHint: 'You can find all doctors on the Doctors page.',
};
