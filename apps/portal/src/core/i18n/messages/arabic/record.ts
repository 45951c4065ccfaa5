export { forYou } from '@medportal/ui/messages/ar/forYou';
export { patientProfile } from '@medportal/ui/messages/ar/patientProfile';
