import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FunctionComponent,
} from 'react';
import { Menu, X } from 'lucide';
import styled from 'styled-components';
import { appBar } from '../../messages/en/appBar.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import {
  breakpoint,
  color,
  contentWidth,
  font,
  gutter,
  shadow,
  space,
  type,
} from '../../theme/theme.ts';
import { useScriptedControl } from '../../theme/useScriptedControl.ts';
import type { NamedLink } from '../../view.ts';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { LanguageChoice } from '../LanguageLinks/LanguageLinks.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import type { AccountCountProps, AccountMenuProps } from './AccountMenu.tsx';
import { type BarUser, control, folded, roomy, wide } from './barParts.ts';
import { useDismiss } from './useDismiss.ts';

const barSize = '4rem';

const Root = styled.div`
  container-type: inline-size;
  position: relative;
  background: ${color.surface};
  border-block-end: 1px solid ${color.border};
  box-shadow: ${shadow.sticky};

  @media print {
    display: none;
  }
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  max-inline-size: calc(${contentWidth} + 2 * ${space[5]});
  min-block-size: ${barSize};
  margin-inline: auto;
  padding-inline: ${gutter};

  ${breakpoint.medium} {
    padding-inline: ${space[5]};
  }
`;

// At 320 px and 200 % text, the name and the menu button do not fit side by side.
const BarLogo = styled(Logo)`
  max-inline-size: 14rem;

  @container (max-width: 16rem) {
    min-inline-size: 0;

    > * + span {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    > span:only-child {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

const MenuButton = styled.button`
  ${control}
  position: relative;
  border: 1px solid ${color.borderControl};
  font-weight: ${font.weight.semibold};

  ${wide} {
    display: none;
  }
`;

const Panel = styled.div`
  ${folded} {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    max-block-size: calc(100dvh - ${barSize});
    padding: ${space[2]} ${space[4]} ${space[4]};
    overflow-y: auto;
    background: ${color.raised};
    border-block-end: 1px solid ${color.border};
    box-shadow: ${shadow.overlay};

    &[data-state='closed'] {
      display: none;
    }
  }

  ${wide} {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    min-inline-size: 0;
  }
`;

const Links = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;

  ${wide} {
    flex-direction: row;
    align-items: stretch;
    ${type.small}
  }
  ${roomy} {
    gap: ${space[1]};
    ${type.body}
  }
`;

// Reserves the width of the bold current link, so the bar does not shift. Forced colors remove backgrounds but keep borders.
const NavLink = styled(Link)`
  ${control}
  inline-size: 100%;

  > span {
    display: inline-grid;
    white-space: nowrap;
  }
  > span::after {
    content: attr(data-label) / '';
    block-size: 0;
    overflow: hidden;
    font-weight: ${font.weight.bold};
    visibility: hidden;
  }

  &[aria-current] {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
    font-weight: ${font.weight.bold};
  }

  ${wide} {
    padding-inline: ${space[2]};

    &[aria-current] {
      background: none;
      color: ${color.text};
    }
    &[aria-current]::before {
      content: '';
      position: absolute;
      inset-block-end: -1px;
      inset-inline: ${space[2]};
      block-size: 3px;
      background: ${color.primary};
      border-block-end: 3px solid ${color.primary};
    }
  }
  ${roomy} {
    padding-inline: ${space[3]};

    &[aria-current]::before {
      inset-inline: ${space[3]};
    }
  }
`;

const NavItem = styled.li`
  ${wide} {
    position: relative;
    display: flex;
    align-items: center;
    min-block-size: ${barSize};
  }
`;

const VisitorLinks = styled.div`
  display: flex;
  gap: ${space[2]};

  ${folded} {
    margin-block-start: ${space[3]};
    padding-block-start: ${space[4]};
    border-block-start: 1px solid ${color.border};

    > * {
      flex: 1;
    }
  }
`;

/** A navigation link in the bar. */
export interface BarLink extends NamedLink {
  /** Whether it is the current page: shown bold, with `aria-current`. */
  current: boolean;
}

/** The parts of the bar that only a user has, as {@link AccountMenu} has them. */
export interface UserMenu extends FunctionComponent<AccountMenuProps> {
  /** The number of what is new or waits. */
  Count: FunctionComponent<AccountCountProps>;
}

/** The current user, or a visitor. */
export type BarAccount =
  | {
      kind: 'visitor';
      /** The log-in page. */
      loginHref: string;
      /** The registration page. */
      registerHref: string;
    }
  | ({
      kind: 'user';
      /**
       * Their menu: {@link AccountMenu}, which visitors need not load. Absent: a button to log out.
       */
      menu?: UserMenu | undefined;
    } & BarUser);

/** Other props go to the root element. */
export interface AppBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The target of the logo. */
  homeHref: string;
  /** The main navigation, in order. */
  links: ReadonlyArray<BarLink>;
  /** Shows log-in links for a visitor, or the account menu for a user. */
  account: BarAccount;
  /** Called on 'Log out'. */
  onLogOut: () => void;
  /** The languages of the product, of which the account menu offers the others. Absent: it has one. */
  languages?: LanguageChoice;
}

/**
 * The bar at the top of every page: logo, navigation and account. Below 768 px all but the logo collapses into
 * a menu. Menus close on Escape, on a press or focus outside, and on navigation. After a log-out from the
 * menu, focus moves to the log-in link.
 */
export function AppBar({ homeHref, links, account, onLogOut, languages, ...rest }: AppBarProps) {
  const t = useMessages('appBar', appBar);
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useDismiss(bar, { open, close, opener: menuButton });

  const visitorLinks = useRef<HTMLDivElement>(null);
  const kind = useRef(account.kind);
  useEffect(() => {
    const isLoggedOut = kind.current === 'user' && account.kind === 'visitor';
    kind.current = account.kind;
    if (!isLoggedOut || document.activeElement !== document.body) return;
    // Depending on the width one of the two is hidden, and `focus()` on it has no effect.
    menuButton.current?.focus();
    visitorLinks.current?.querySelector('a')?.focus();
  }, [account.kind]);

  return (
    <Root {...rest}>
      <Inner ref={bar}>
        <BarLogo href={homeHref} onClick={close} />
        <MenuButton
          ref={menuButton}
          {...useScriptedControl(menuButton)}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Icon icon={open ? X : Menu} />
          {t.menu}
          {account.kind === 'user' && account.menu && (
            <account.menu.Count account={account} onCorner />
          )}
        </MenuButton>
        <Panel id={id} data-state={open ? 'open' : 'closed'}>
          <nav aria-label={t.navigation}>
            <Links>
              {links.map(({ label, href, current }) => (
                <NavItem key={href}>
                  <NavLink
                    variant="quiet"
                    href={href}
                    aria-current={current ? 'page' : undefined}
                    onClick={close}
                  >
                    <span data-label={label}>{label}</span>
                  </NavLink>
                </NavItem>
              ))}
            </Links>
          </nav>
          {account.kind === 'visitor' ? (
            <VisitorLinks ref={visitorLinks} data-account="visitor">
              <ButtonLink variant="secondary" href={account.loginHref} onClick={close}>
                {t.logIn}
              </ButtonLink>
              <ButtonLink href={account.registerHref} onClick={close}>
                {t.signUp}
              </ButtonLink>
            </VisitorLinks>
          ) : account.menu ? (
            <account.menu
              account={account}
              onLogOut={onLogOut}
              onLeave={close}
              languages={languages}
            />
          ) : (
            <Button variant="secondary" onClick={onLogOut}>
              {t.logOut}
            </Button>
          )}
        </Panel>
      </Inner>
    </Root>
  );
}
