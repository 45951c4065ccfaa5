export const dateTime = {
  notRecorded: 'Date not recorded',
};
