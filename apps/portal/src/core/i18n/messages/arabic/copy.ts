export { recordCopy } from '@medportal/ui/messages/ar/recordCopy';
