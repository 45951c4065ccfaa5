export const dateTime = {
  notRecorded: 'Date not recorded',
  lessThanAnHour: 'Less than an hour ago',
};
