export const doctorDetails = {
  about: 'About me',
  noBio: 'No bio...',
  cv: 'CV',
  contact: 'Contact details',
  loading: 'Loading the doctor’s details, clinic and contact details.',
};
