export { sharing } from '@medportal/ui/messages/ar/sharing';
