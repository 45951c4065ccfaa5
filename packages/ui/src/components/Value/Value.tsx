import type { ComponentPropsWithRef } from 'react';

/**
 * A measurement or code that is written from left to right in every language, such as '172 cm', 'A+' or '120/80 mmHg'.
 * Text around it cannot change the order of its characters.
 */
export function Value(props: ComponentPropsWithRef<'bdi'>) {
  return <bdi dir="ltr" {...props} />;
}
