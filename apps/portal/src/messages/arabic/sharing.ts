export { accessLog } from '@medportal/ui/messages/ar/accessLog';
export { sharing } from '@medportal/ui/messages/ar/sharing';
