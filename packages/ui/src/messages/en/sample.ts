// What the previews on the pages Home and Features show. Plainly synthetic.
export const sample = {
  label: 'Example',
  doctor: 'Sample Doctor',
  specialization: 'Cardiology',
  clinic: 'Leaf Clinic',
  date: '1 June',
  question: 'Why am I dizzy in the mornings?',
  height: 'Height',
  weight: 'Weight',
  condition: 'Asthma',
  symptoms: 'Shortness of breath at night',
  treatment: 'An inhaler before sport',
  you: 'You',
  ownRecord: 'Your own record',
  askedDoctor: 'You sent a request',
};
