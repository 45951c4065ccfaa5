import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled from 'styled-components';
import { font, space, target } from '../../theme/theme.ts';
import { Link, type LinkProps } from '../Link/Link.tsx';

/** A language that the user can choose. */
export interface LanguageOption {
  /** Its BCP 47 tag: `ar`. */
  tag: string;
  /** Its name in that language: 'العربية'. */
  name: string;
  /** The address of the same page in that language, for a new tab and before hydration. */
  href: string;
}

/** The languages that the user can choose from. */
export interface LanguageChoice {
  /** The tag of the current language. */
  current: string;
  /** All languages, in a fixed order. */
  options: readonly LanguageOption[];
  /** Changes the language without loading the page again. */
  onChange: (tag: string) => void;
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

interface LanguageLinkProps extends Omit<LinkProps, 'href' | 'lang' | 'hrefLang'> {
  option: LanguageOption;
  choice: LanguageChoice;
}

/** The link of one language. */
export function LanguageLink({ option, choice, onClick, children, ...rest }: LanguageLinkProps) {
  return (
    <Link
      {...rest}
      href={option.href}
      lang={option.tag}
      hrefLang={option.tag}
      aria-current={option.tag === choice.current || undefined}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onClick?.(event);
        choice.onChange(option.tag);
      }}
    >
      {children}
      <bdi>{option.name}</bdi>
    </Link>
  );
}

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[4]};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${target};
  }
  a[aria-current] {
    color: inherit;
    font-weight: ${font.weight.semibold};
    text-decoration: none;
  }
`;

/** Other props go to the list. */
export interface LanguageLinksProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The languages, and which is the current one. */
  choice: LanguageChoice;
}

/** Links that show the page in another language. Each name is in its own language, so that its readers find it. */
export function LanguageLinks({ choice, ...rest }: LanguageLinksProps) {
  return (
    <List {...rest}>
      {choice.options.map((option) => (
        <li key={option.tag}>
          <LanguageLink option={option} choice={choice} />
        </li>
      ))}
    </List>
  );
}
