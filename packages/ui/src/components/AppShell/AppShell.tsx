import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { SkipLink } from '../SkipLink/SkipLink.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvb;
`;

const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;

  /* Zoomed in or on a phone on its side, the bar would take too much of what little height is left. */
  @media (max-height: 22rem) {
    position: static;
  }
  @media print {
    position: static;
  }
`;

const Main = styled.main`
  flex: 1;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

const End = styled.footer`
  /* What loads is rarely as long as what it becomes: the end of the page would jump. */
  ${Main}:has([data-state='loading']) + & {
    visibility: hidden;
  }
`;

/** Props of {@link AppShell}. Other props go to the root element. */
export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** The bar on top; it stays in view. */
  bar: ReactNode;
  /** The end of the page; on a short page it stands at the bottom of the window. */
  footer: ReactNode;
  /** The page. Its landmark, `<main id="main">`, is here. */
  children: ReactNode;
}

/** The frame of every page: skip link, header, main and footer. */
export function AppShell({ bar, footer, children, ...rest }: AppShellProps) {
  return (
    <Root {...rest}>
      <SkipLink targetId="main" />
      <Header>{bar}</Header>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <End>{footer}</End>
    </Root>
  );
}
