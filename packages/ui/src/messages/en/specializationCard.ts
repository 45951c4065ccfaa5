export const specializationCard = {
  nameNotGiven: 'Name not given',
  loading: 'Loading specializations',
};
