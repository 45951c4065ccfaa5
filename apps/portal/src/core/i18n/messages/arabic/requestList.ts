export { requestList } from '@medportal/ui/messages/ar/requestList';
