export { sharedRecords } from '@medportal/ui/messages/ar/sharedRecords';
