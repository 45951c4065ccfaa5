// One module, so that Arabic is one chunk.
export { ar as uiArabic } from '@medportal/ui/messages/ar';
export { ar } from './ar.ts';
