import { icu } from '../icu.ts';

export const textArea = {
  left: icu('{count, plural, one {# character left} other {# characters left}}'),
  tooMany: icu('{count, plural, one {# character too many} other {# characters too many}}'),
};
