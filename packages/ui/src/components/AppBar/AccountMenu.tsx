import { type ComponentPropsWithRef, useId, useImperativeHandle, useRef, useState } from 'react';
import { ChevronDown, KeyRound, Languages, LogOut, UserRound } from 'lucide';
import styled from 'styled-components';
import { appBar } from '../../messages/en/appBar.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, font, motion, radius, shadow, space, type } from '../../theme/theme.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { type LanguageChoice, LanguageLink } from '../LanguageLinks/LanguageLinks.tsx';
import { Link } from '../Link/Link.tsx';
import { isolate } from '../UserText/isolate.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type BarUser, control, folded, wide } from './barParts.ts';
import { useDismiss } from './useDismiss.ts';

const Account = styled.div`
  position: relative;
  min-inline-size: 0;

  ${folded} {
    margin-block-start: ${space[3]};
    padding-block-start: ${space[3]};
    border-block-start: 1px solid ${color.border};
  }
  ${wide} {
    max-inline-size: 16rem;
  }
`;

const AccountButton = styled.button`
  ${control}
  max-inline-size: 100%;
  padding-inline: ${space[2]};

  > svg:last-child {
    transition: transform ${motion.control};
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
  ${folded} {
    display: none;
  }
`;

const Name = styled.bdi`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: ${font.weight.semibold};
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]};

  ${wide} {
    display: none;
  }
`;

const AccountList = styled.ul.attrs({ role: 'list' })`
  ${wide} {
    position: absolute;
    inset-block-start: calc(100% + ${space[2]});
    inset-inline-end: 0;
    min-inline-size: 12rem;
    padding: ${space[1]};
    background: ${color.raised};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    box-shadow: ${shadow.overlay};

    &[data-state='closed'] {
      display: none;
    }
  }

  li > * {
    ${control}
    gap: ${space[3]};
    inline-size: 100%;
  }
  svg {
    color: ${color.textSubtle};
  }
  [data-directional]:dir(rtl) {
    scale: -1 1;
  }
`;

const Badge = styled.span`
  flex: none;
  min-inline-size: 1.5rem;
  padding-inline: ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.onAccentSoft};
  ${type.small}
  font-weight: ${font.weight.bold};
  text-align: center;

  &[data-corner] {
    position: absolute;
    inset-block-start: -0.625rem;
    inset-inline-end: -0.625rem;
    box-shadow: 0 0 0 2px ${color.surface};
  }
`;

/** From here on, the badge shows '99+'. */
const MAX_SHOWN = 99;

/** Other props go to the `<span>`. */
export interface AccountCountProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The current user. */
  account: BarUser;
  /** Whether it is on the corner of a button, which keeps its size when the count arrives. */
  onCorner?: boolean;
}

function AccountCount({ account: { count, avatar }, onCorner, ...rest }: AccountCountProps) {
  const t = useMessages('appBar', appBar);
  if (!count) return null;
  const label = avatar === 'doctor' ? t.waiting({ count }) : t.newResponses({ count });
  return (
    <Badge {...rest} data-corner={onCorner}>
      <span aria-hidden>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Badge>
  );
}

/** Other props go to the root element. */
export interface AccountMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The current user. */
  account: BarUser;
  /** Called on 'Log out'. */
  onLogOut: () => void;
  /** Called when the user chooses anything. */
  onLeave: () => void;
  /** The languages of the product, of which the menu offers the others. Undefined: it has one. */
  languages: LanguageChoice | undefined;
}

/**
 * The user's menu in {@link AppBar}. Below 768 px its list is always open inside the bar's menu; above, it is a dropdown.
 */
export function AccountMenu({
  account,
  onLogOut,
  onLeave,
  languages,
  ref,
  ...rest
}: AccountMenuProps) {
  const t = useMessages('appBar', appBar);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current!, []);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useDismiss(root, { open, close, opener: button });
  const handleLeave = () => {
    close();
    onLeave();
  };

  return (
    <Account {...rest} ref={root}>
      <Person>
        <Avatar kind={account.avatar} name={account.name} size={40} />
        <Name dir="auto">{account.name}</Name>
      </Person>
      <AccountButton
        ref={button}
        type="button"
        title={isolate(account.name)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Avatar kind={account.avatar} name={account.name} size={32} />
        <Name dir="auto">{account.name}</Name>
        <AccountCount account={account} />
        <Icon icon={ChevronDown} />
      </AccountButton>
      <AccountList id={id} data-state={open ? 'open' : 'closed'}>
        <li>
          <Link variant="quiet" href={account.profileHref} onClick={handleLeave}>
            <Icon icon={UserRound} />
            {t.profile}
          </Link>
        </li>
        {account.accountHref !== undefined && (
          <li>
            <Link variant="quiet" href={account.accountHref} onClick={handleLeave}>
              <Icon icon={KeyRound} />
              {t.account}
            </Link>
          </li>
        )}
        {languages?.options
          .filter(({ tag }) => tag !== languages.current)
          .map((option) => (
            <li key={option.tag}>
              <LanguageLink
                option={option}
                choice={languages}
                variant="quiet"
                onClick={handleLeave}
              >
                <Icon icon={Languages} />
              </LanguageLink>
            </li>
          ))}
        <li>
          <button
            type="button"
            onClick={() => {
              handleLeave();
              onLogOut();
            }}
          >
            <Icon icon={LogOut} data-directional />
            {t.logOut}
          </button>
        </li>
      </AccountList>
    </Account>
  );
}

/** The number of new responses, or of requests that wait for a doctor; nothing without any. */
AccountMenu.Count = AccountCount;
