export const contactDetails = {
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
};
