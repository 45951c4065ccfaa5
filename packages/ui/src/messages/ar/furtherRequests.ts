import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const furtherRequests: Messages['furtherRequests'] = {
  declined: icu('لا تستقبل طلبات جديدة من {name}، ويرى المريض ذلك.'),
  decline: icu('عدم استقبال طلبات من {name}'),
  receive: icu('استقبال طلبات من {name} من جديد'),
};
