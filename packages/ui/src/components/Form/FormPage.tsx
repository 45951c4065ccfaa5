import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/theme.ts';
import { Card } from '../Card/Card.tsx';
import { PageHeading } from '../Heading/Heading.tsx';
import { Page } from '../Stack/Stack.tsx';

const Column = styled.div`
  display: grid;
  /* A long word breaks rather than widen the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  inline-size: 100%;
  max-inline-size: 32rem;
  margin-inline: auto;
`;

/** Props of {@link FormPage}. */
export interface FormPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's heading. */
  title: ReactNode;
  /** A sentence or two below the heading. */
  lead?: ReactNode;
  /** Stands between the heading and the card: a notice. */
  before?: ReactNode;
  /** Stands below the card: where to go instead. */
  after?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A page that is one form: heading, card, and a way elsewhere. */
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
