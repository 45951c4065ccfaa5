import type { Ref } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { PageHeading } from '../../components/Heading/Heading.tsx';
import { Cluster, Page } from '../../components/Stack/Stack.tsx';
import type { NamedLink } from '../../view.ts';

export interface LinkOutcomeProps {
  /** Moves the focus to the heading. */
  ref: Ref<HTMLDivElement>;
  /** The state of the page. */
  status: 'invalid-link' | 'done';
  title: string;
  message: string;
  /** Where to go next. Absent: nowhere. */
  next?: NamedLink | undefined;
}

/** What came of the link in an email. */
export function LinkOutcome({ ref, status, title, message, next }: LinkOutcomeProps) {
  return (
    <Page ref={ref} width="narrow" data-state={status}>
      <PageHeading lead={message}>{title}</PageHeading>
      {next && (
        <Cluster>
          <ButtonLink href={next.href}>{next.label}</ButtonLink>
        </Cluster>
      )}
    </Page>
  );
}
