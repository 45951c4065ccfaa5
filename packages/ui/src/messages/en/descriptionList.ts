export const descriptionList = {
  notRecorded: 'Not recorded',
};
