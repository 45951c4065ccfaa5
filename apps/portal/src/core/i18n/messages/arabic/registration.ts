export { confirmEmail } from '@medportal/ui/messages/ar/confirmEmail';
export { doctorRegister } from '@medportal/ui/messages/ar/doctorRegister';
export { forgotPassword } from '@medportal/ui/messages/ar/forgotPassword';
export { patientRegister } from '@medportal/ui/messages/ar/patientRegister';
export { registerChoice } from '@medportal/ui/messages/ar/registerChoice';
export { registration } from '@medportal/ui/messages/ar/registration';
export { resetPassword } from '@medportal/ui/messages/ar/resetPassword';
export { unsubscribe } from '@medportal/ui/messages/ar/unsubscribe';
