import { Info, TriangleAlert } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, gutter, radius, space } from '../../theme/theme.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${gutter};
  border: 1px solid currentColor;
  border-radius: ${radius.card};
  &[data-tone='info'] {
    background: ${color.infoSoft};
    color: ${color.info};
  }
  &[data-tone='warning'] {
    background: ${color.warningSoft};
    color: ${color.warning};
  }
  > svg {
    margin-block-start: 0.125rem;
  }
`;

const Title = styled.p`
  font-weight: ${font.weight.bold};
`;

const Body = styled.div`
  min-inline-size: 0;
  color: ${color.text};
`;

const icons = { info: Info, warning: TriangleAlert };

/** Other props go to the root element. */
export interface FormNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** `info` explains; `warning` is for what must not be missed. Neither is for errors. Default `info`. */
  tone?: 'info' | 'warning';
  /** The main point, in a few words. */
  title?: string;
  /** The details, in one paragraph. */
  children?: ReactNode;
}

/** A notice above a form. */
export function FormNotice({ tone = 'info', title, children, ...rest }: FormNoticeProps) {
  return (
    <Root {...rest} data-tone={tone}>
      <Icon icon={icons[tone]} />
      <div>
        {title && (
          <Title>
            <bdi>{title}</bdi>
          </Title>
        )}
        {children && (
          <Body>
            <bdi>{children}</bdi>
          </Body>
        )}
      </div>
    </Root>
  );
}
