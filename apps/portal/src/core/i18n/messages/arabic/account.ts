export { account } from '@medportal/ui/messages/ar/account';
