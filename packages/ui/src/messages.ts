// The entry point @medportal/ui/messages: every text of components and screens.
export { en } from './messages/en.ts';
export { clinicalFields } from './messages/en/clinicalFields.ts';
export { icu, type Message, type ValuesOf } from './messages/icu.ts';
export {
  MessagesProvider,
  type Messages,
  type MessagesProviderProps,
} from './messages/MessagesProvider.tsx';
export { textsIn, type Texts } from './messages/textsIn.ts';
