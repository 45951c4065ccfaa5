// What the previews on the pages Home and Features show. Plainly synthetic.
export const sample = {
  doctor: 'Sample Doctor',
  specialization: 'Cardiology',
  clinic: 'Green Leaf Clinic',
  date: '18 November 2026',
  question: 'I feel dizzy in the mornings. What could help?',
  height: 'Height',
  weight: 'Weight',
  condition: 'Asthma',
  symptoms: 'Shortness of breath at night',
  treatment: 'An inhaler before sport',
  you: 'You',
  ownRecord: 'Your own record',
  askedDoctor: 'You sent a request',
};
