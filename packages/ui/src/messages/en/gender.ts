export const gender = {
  label: 'Gender',
  male: 'Male',
  female: 'Female',
};
