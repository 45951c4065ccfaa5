import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { footer } from '../../messages/en/footer.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { breakpoint, color, contentWidth, gutter, space, target, type } from '../../theme/theme.ts';
import { type LanguageChoice, LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';
import { Link } from '../Link/Link.tsx';
import { useBrandName } from '../Logo/brand.ts';
import { Logo } from '../Logo/Logo.tsx';
import type { NamedLink } from '../../view.ts';

const Root = styled.div`
  background: ${color.surface};
  border-block-start: 1px solid ${color.border};

  @media print {
    display: none;
  }
`;

const Inner = styled.div`
  display: grid;
  gap: ${space[3]} ${space[6]};
  justify-items: start;
  max-inline-size: calc(${contentWidth} + 2 * ${space[5]});
  margin-inline: auto;
  padding: ${space[5]} ${gutter};

  ${breakpoint.medium} {
    grid-template-columns: auto 1fr;
    grid-auto-columns: auto;
    grid-auto-flow: column;
    align-items: center;
    padding: ${space[6]} ${space[5]};
  }
`;

const Links = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[5]};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${target};
  }
`;

const Copyright = styled.p`
  color: ${color.textMuted};
  ${type.small}
`;

/** Other props go to the root element. */
export interface FooterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The target of the logo. */
  homeHref: string;
  /** The links beside the logo, in order. */
  links: readonly NamedLink[];
  /** The languages of the product. Absent: it has one. */
  languages?: LanguageChoice;
}

/** The page footer: logo, links, languages, copyright. */
export function Footer({ homeHref, links, languages, ...rest }: FooterProps) {
  const t = useMessages('footer', footer);
  const name = useBrandName();
  return (
    <Root {...rest}>
      <Inner>
        <Logo href={homeHref} />
        <nav aria-label={t.navigation}>
          <Links>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </Links>
        </nav>
        {languages && <LanguageLinks choice={languages} aria-label={t.languages} />}
        <Copyright>
          <bdi>{t.copyright({ name })}</bdi>
        </Copyright>
      </Inner>
    </Root>
  );
}
