export const home = {
  welcome: 'Welcome to MedPortal',
  title: 'Better health, with a doctor to ask',
  lead: 'Find a doctor, say what is wrong, and read the response. Your readings and medical history are in one place.',
  join: 'Join Now',
  findDoctor: 'Find a doctor',
  features: 'How Can Our Website Enhance Your Experience?',
};
