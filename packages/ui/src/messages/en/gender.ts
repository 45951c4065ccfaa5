export const gender = {
  male: 'Male',
  female: 'Female',
};
