import { icu } from '../icu.ts';

export const form = {
  optionalLabel: icu('{label}<note> (optional)</note>'),
  errorPrefix: 'Error: ',
  restored: icu('What you typed before is still here. <clear>Clear the form</clear>'),
  tooLong: icu('{label} must be {max, number, ::group-off} characters or fewer'),
};
