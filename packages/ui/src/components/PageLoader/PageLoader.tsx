import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { pageLoader } from '../../messages/en/pageLoader.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { animation, color, space } from '../../theme/theme.ts';
import { Spinner } from '../Button/Spinner.tsx';

const Root = styled.output`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  min-block-size: 50dvb;
  padding: ${space[6]} ${space[4]};
  color: ${color.textMuted};
  /* The delay avoids a flash of the loader on fast loads. */
  animation: ${animation.appear} 200ms 150ms backwards;
  ${Spinner} {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    color: ${color.primary};
  }
`;

export interface PageLoaderProps extends ComponentPropsWithRef<'output'> {
  /** The visible and announced text. Default 'Loading…'. */
  label?: string;
}

/** A placeholder for a whole page. */
export function PageLoader({ label, ...rest }: PageLoaderProps) {
  const t = useMessages('pageLoader', pageLoader);
  return (
    <Root data-state="loading" {...rest}>
      <Spinner />
      <span>{label ?? t.loading}</span>
    </Root>
  );
}
