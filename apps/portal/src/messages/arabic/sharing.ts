export { accessLog } from '@medportal/ui/messages/ar/accessLog';
export { recordCopy } from '@medportal/ui/messages/ar/recordCopy';
export { sharing } from '@medportal/ui/messages/ar/sharing';
