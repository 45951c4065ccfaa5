import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/theme.ts';
import { Card } from '../Card/Card.tsx';
import { PageHeading } from '../Heading/Heading.tsx';
import { Page } from '../Stack/Stack.tsx';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  inline-size: 100%;
  max-inline-size: 32rem;
  margin-inline: auto;
`;

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
    <Page {...rest}>
      <Column>
        <PageHeading lead={lead}>{title}</PageHeading>
        {before}
        <Card>{children}</Card>
        {after}
      </Column>
    </Page>
  );
}
