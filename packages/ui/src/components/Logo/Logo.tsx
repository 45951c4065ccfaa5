import { use, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, font, space, target, type } from '../../theme/theme.ts';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { BrandContext, useBrandName } from './brand.ts';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${target};
  color: ${color.text};
  font-weight: ${font.weight.bold};
  ${type.h3}
  letter-spacing: -0.01em;
  text-decoration: none;

  &:hover {
    text-decoration: none;
  }
`;

const Mark = styled.svg<{ $edge: string }>`
  flex: none;
  inline-size: ${({ $edge }) => $edge};
  block-size: ${({ $edge }) => $edge};
`;

export interface LogoMarkProps extends ComponentPropsWithRef<'svg'> {
  /** Edge length in px at the default text size. Default 32. */
  size?: number;
}

/** The mark alone: a portal's arch with a cross. Decorative: name the product beside it. */
export function LogoMark({ size = 32, ...rest }: LogoMarkProps) {
  return (
    <Mark viewBox="0 0 32 32" aria-hidden focusable="false" $edge={`${size / 16}rem`} {...rest}>
      <path d="M3 16a13 13 0 0 1 26 0v11a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z" fill={color.primary} />
      <path
        d="M16 10.5v13M9.5 17h13"
        stroke={color.onPrimary}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Mark>
  );
}

export interface LogoProps extends Omit<LinkProps, 'as' | 'children' | 'variant'> {
  /** The start page. */
  href: string;
}

/** The logo and name of the product, a link to the start page. Those of MedPortal, unless `AppShell` has another brand. */
export function Logo(props: LogoProps) {
  const brand = use(BrandContext);
  const name = useBrandName();
  return (
    <Root variant="quiet" {...props}>
      {brand ? brand.logo : <LogoMark />}
      <span dir="auto">{name}</span>
    </Root>
  );
}
