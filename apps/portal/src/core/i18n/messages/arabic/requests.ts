export { doctorProfile } from '@medportal/ui/messages/ar/doctorProfile';
export { requestForm } from '@medportal/ui/messages/ar/requestForm';
export { requestQueue } from '@medportal/ui/messages/ar/requestQueue';
