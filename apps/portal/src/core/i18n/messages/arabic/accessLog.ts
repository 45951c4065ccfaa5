export { accessLog } from '@medportal/ui/messages/ar/accessLog';
