import type { ElementType, MouseEvent, ReactNode } from 'react';
import { ExternalLink as ExternalIcon } from 'lucide';
import styled, { css } from 'styled-components';
import { link } from '../../messages/en/link.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, motion, radius } from '../../theme/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useLinkComponent, type LinkComponentProps } from './LinkProvider.tsx';

const looks = {
  default: css`
    color: ${color.link};
    text-decoration-line: underline;
    text-decoration-thickness: max(1px, 0.0625em);
    text-underline-offset: 0.2em;
    &:hover {
      text-decoration-thickness: max(2px, 0.125em);
    }
  `,
  quiet: css`
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  `,
};

const Anchor = styled.a<{ $variant: keyof typeof looks }>`
  ${({ $variant }) => looks[$variant]}
  border-radius: ${radius.control};
  transition: color ${motion.control};
`;

export interface LinkProps extends LinkComponentProps {
  /** The element or component in place of that of `LinkProvider`; a plain `a` loads the page from the server. */
  as?: ElementType<LinkComponentProps>;
  /** `quiet` is underlined only on hover: for navigation and cards. */
  variant?: 'default' | 'quiet';
  /** The link text; it names the target. */
  children?: ReactNode;
}

/** A link within the product. */
export function Link({ variant = 'default', as, ...rest }: LinkProps) {
  const provided = useLinkComponent();
  return <Anchor as={as ?? provided} $variant={variant} {...rest} />;
}

const External = styled(Anchor)`
  &:visited {
    color: ${color.visited};
  }
  svg {
    display: inline;
    vertical-align: -0.15em;
    margin-inline-start: 0.3em;
  }
`;

/**
 * A link to another site, in a new tab and without a referrer. Says that it opens in a new tab. Takes the props of an
 * `<a>`.
 */
export function ExternalLink({ children, ...rest }: LinkComponentProps) {
  const t = useMessages('link', link);
  return (
    <External $variant="default" target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <Icon icon={ExternalIcon} size={16} />
      <VisuallyHidden> {t.newTab}</VisuallyHidden>
    </External>
  );
}

/** Whether a click follows a link in this window: with a modifier, the browser opens another one. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
