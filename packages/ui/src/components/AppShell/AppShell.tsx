import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { type Brand, BrandContext } from '../Logo/brand.ts';
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
  /* Hidden while loading, because content rarely has the height of its skeleton and the footer would jump. */
  ${Main}:has([data-state='loading']) + & {
    visibility: hidden;
  }
`;

/** Other props go to the root element. */
export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** The sticky bar at the top. */
  bar: ReactNode;
  /** The page footer, at the bottom of the window on short pages. */
  footer: ReactNode;
  /** The product's name and logo, for the bar and the footer. Default: those of MedPortal. */
  brand?: Brand;
  /** The page content, inside `<main id="main">`. */
  children: ReactNode;
}

/** The frame of every page: skip link, header, main and footer. */
export function AppShell({ bar, footer, brand, children, ...rest }: AppShellProps) {
  return (
    <BrandContext value={brand}>
      <Root {...rest}>
        <SkipLink targetId="main" />
        <Header>{bar}</Header>
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
        <End>{footer}</End>
      </Root>
    </BrandContext>
  );
}
