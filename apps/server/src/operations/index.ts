import type { OperationId } from '../contract.ts';
import { accountData } from './account-data.ts';
import { account } from './account.ts';
import { audits } from './audits.ts';
import { authentication } from './authentication.ts';
import { closure } from './closure.ts';
import { doctors } from './doctors.ts';
import { emails } from './emails.ts';
import type { Handler } from './handler.ts';
import { histories } from './histories.ts';
import { inbox } from './inbox.ts';
import { notices } from './notices.ts';
import { patients } from './patients.ts';
import { readings } from './readings.ts';
import { requests } from './requests.ts';
import { resets } from './resets.ts';
import { sessions } from './sessions.ts';
import { sharing } from './sharing.ts';
import { specializations } from './specializations.ts';

/** A missing handler does not compile. */
export const handlers = {
  ...authentication,
  ...specializations,
  ...doctors,
  ...patients,
  ...readings,
  ...histories,
  ...requests,
  ...audits,
  ...inbox,
  ...sharing,
  ...resets,
  ...emails,
  ...notices,
  ...account,
  ...sessions,
  ...closure,
  ...accountData,
} satisfies { [Id in OperationId]: Handler<Id> };
