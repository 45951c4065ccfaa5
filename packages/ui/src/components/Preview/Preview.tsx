import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, radius, space, type } from '../../theme/theme.ts';
import { PicturedDate } from '../DateTime/DateTime.tsx';
import { TimeZoneContext } from '../../messages/LocaleProvider.tsx';
import { type LinkComponentProps, LinkProvider } from '../Link/LinkProvider.tsx';

const Ground = styled.div`
  display: grid;
  align-content: center;
  gap: ${space[2]};
  padding: ${space[5]};
  border-radius: ${radius.overlay};
  background: ${color.primarySoft};
  user-select: none;

  &[data-label]::before {
    content: attr(data-label);
    color: ${color.textMuted};
    ${type.small}
  }
`;

const Small = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  zoom: 0.85;
`;

/** A link that leads nowhere. */
const PlainText = ({ href: _href, ...rest }: LinkComponentProps) => <span {...rest} />;

export interface PreviewProps extends ComponentPropsWithRef<'div'> {
  /** Says that it is an example. Default: none. */
  label?: string;
  /** What every date and time inside reads, such as '1 June'. Default: each is formatted. */
  date?: string;
}

/** Components at a small size as a picture of the product. Decorative: nobody can read or use what is inside. */
export function Preview({ label, date, children, ...rest }: PreviewProps) {
  return (
    <Ground aria-hidden inert data-label={label} {...rest}>
      <LinkProvider component={PlainText}>
        <PicturedDate value={date}>
          {/* The user's own would be known only after hydration. */}
          <TimeZoneContext value="UTC">
            <Small>{children}</Small>
          </TimeZoneContext>
        </PicturedDate>
      </LinkProvider>
    </Ground>
  );
}
