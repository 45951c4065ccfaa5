export const responseField = {
  reported: 'Reported',
  noneReported: 'None reported',
};
