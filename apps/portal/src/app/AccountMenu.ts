// A module of its own, because visitors do not load it.
export { AccountMenu } from '@medportal/ui';
