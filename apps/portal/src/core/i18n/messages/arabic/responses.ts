export { responseField } from '@medportal/ui/messages/ar/responseField';
export { responseForm } from '@medportal/ui/messages/ar/responseForm';
export { responseView } from '@medportal/ui/messages/ar/responseView';
