export { doctorProfile } from '@medportal/ui/messages/ar/doctorProfile';
export { requestForm } from '@medportal/ui/messages/ar/requestForm';
export { requestList } from '@medportal/ui/messages/ar/requestList';
export { requestQueue } from '@medportal/ui/messages/ar/requestQueue';
