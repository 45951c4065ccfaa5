/** The links of the features page in English. */
export const features = {
  findDoctor: 'Find a doctor to ask',
  browseSpecializations: 'Browse specializations',
  signUpForReadings: 'Sign up to record readings',
  signUpForProfile: 'Sign up to keep a profile',
  signUpForRecords: 'Sign up to keep your records',
  openProfile: 'Open your profile',
  seeRequests: 'See your requests',
  recordReading: 'Record a reading',
  seeReaders: 'See who can read your record',
  openRecord: 'Open or download your record',
  seeHistory: 'See your medical history',
};
