// What the bar needs for a user only. A module of its own, because visitors do not load it.
export { AccountMenu } from '@medportal/ui';
export { watchUserStatus } from './watchUserStatus.ts';
