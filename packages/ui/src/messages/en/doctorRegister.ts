export const doctorRegister = {
  title: 'Sign up as a doctor',
  lead: 'Patients can find you by name or specialization, and send you requests.',
  reviewed: 'We check your profile before patients can find you.',
  specialization: 'Medical specialization',
  loading: 'Loading specializations…',
  empty: 'No specializations yet',
  retry: 'Retry',
  problem: {
    loading: 'Wait until the specializations are loaded, then select Sign Up again',
    failed: 'Select Retry to load the specializations, then choose yours',
    empty: 'You cannot sign up yet: there are no specializations to choose from. Try again later',
    ready: 'Choose your medical specialization',
  },
};
