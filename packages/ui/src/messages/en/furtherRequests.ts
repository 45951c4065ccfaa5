import { icu } from '../icu.ts';

export const furtherRequests = {
  declined: icu('You receive no new requests from {name}. They can see that.'),
  decline: icu('Do not receive requests from {name}'),
  receive: icu('Receive requests from {name} again'),
};
