export { readings } from '@medportal/ui/messages/ar/readings';
