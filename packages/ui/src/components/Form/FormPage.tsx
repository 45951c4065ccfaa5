import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { PageHeading } from '../Heading/Heading.tsx';
import { Page, Stack } from '../Stack/Stack.tsx';

/** Props of {@link FormPage}. Other props go to the root element. */
export interface FormPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page heading. */
  title: ReactNode;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** A notice between the heading and the card. */
  before?: ReactNode;
  /** Links to alternatives below the card. */
  after?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A page with a single form in a card. */
export function FormPage({ title, lead, before, after, children, ...rest }: FormPageProps) {
  return (
    <Page width="narrow" {...rest}>
      <Stack gap={5}>
        <PageHeading lead={lead}>{title}</PageHeading>
        {before}
        <Card variant="raised">{children}</Card>
        {after}
      </Stack>
    </Page>
  );
}
