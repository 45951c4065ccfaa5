import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { PageHeading } from '../Heading/Heading.tsx';
import { Page, type PageProps, Stack } from '../Stack/Stack.tsx';

/** Other props go to the root element. */
export interface FormPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page heading. */
  title: ReactNode;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** A notice between the heading and the card. */
  before?: ReactNode;
  /** Links to alternatives below the card. */
  after?: ReactNode;
  /** The width of the page: `wide` for a form in two columns. Default `narrow`. */
  width?: PageProps['width'];
  /** The form. */
  children: ReactNode;
}

/** A page with a single form in a card. */
export function FormPage({
  title,
  lead,
  before,
  after,
  width = 'narrow',
  children,
  ...rest
}: FormPageProps) {
  return (
    <Page width={width} {...rest}>
      <Stack gap={5}>
        <PageHeading lead={lead}>{title}</PageHeading>
        {before}
        <Card variant="raised">{children}</Card>
        {after}
      </Stack>
    </Page>
  );
}
