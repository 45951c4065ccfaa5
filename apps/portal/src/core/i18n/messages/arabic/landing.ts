export { features } from '@medportal/ui/messages/ar/features';
export { home } from '@medportal/ui/messages/ar/home';
export { sample } from '@medportal/ui/messages/ar/sample';
