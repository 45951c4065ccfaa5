import { CircleAlert } from 'lucide';
import { useId, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { errorSummary } from '../../messages/en/errorSummary.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, focusRing, font, radius, space, type } from '../../theme/theme.ts';
import type { Failure, Problem } from '../../view.ts';
import { Bdi } from '../UserText/UserText.tsx';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled.div`
  padding: ${space[4]};
  border: 2px solid ${color.danger};
  border-radius: ${radius.control};
  background: ${color.surface};
  scroll-margin-block-start: 6rem;
  overflow-wrap: anywhere;
  &&:focus-visible {
    ${focusRing}
  }
`;

const Title = styled.h2`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  font-weight: ${font.weight.bold};
  ${type.lead}
`;

/* The colour is on a wrapper, because forced colors do not apply to the `color` of an SVG element itself. */
const Mark = styled.span`
  display: flex;
  flex: none;
  color: ${color.danger};
`;

const Message = styled.div`
  margin-block-start: ${space[2]};
  strong {
    font-weight: ${font.weight.semibold};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin-block-start: ${space[2]};
  a {
    display: inline-block;
    padding-block: ${space[1]};
    color: ${color.danger};
    font-weight: ${font.weight.semibold};
    text-underline-offset: 0.15em;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
`;

/** Other props go to the root element. */
export interface ErrorSummaryProps extends ComponentPropsWithRef<'div'> {
  /** Why the submission failed; its title or message may be empty. */
  failure?: Failure;
  /** One line each. Problems with an id link to their control. */
  problems: Problem[];
  /** Replaces the default action of a problem's link. */
  onFollow: (problem: Problem) => void;
}

/**
 * Lists all problems of a form, with links to their fields. Announced when it appears. `Form` renders it and moves
 * focus to it.
 */
export function ErrorSummary({ failure, problems, onFollow, ...rest }: ErrorSummaryProps) {
  const t = useMessages('errorSummary', errorSummary);
  const titleId = useId();
  return (
    <Root {...rest} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <Title id={titleId}>
        <Mark>
          <Icon icon={CircleAlert} />
        </Mark>
        {t.title}
      </Title>
      {failure && (
        <Message>
          {failure.title && (
            <p>
              <strong>
                <Bdi>{failure.title}</Bdi>
              </strong>
            </p>
          )}
          {failure.message && (
            <p>
              <Bdi>{failure.message}</Bdi>
            </p>
          )}
        </Message>
      )}
      {problems.length > 0 && (
        <List role="list">
          {problems.map((problem) => (
            <li key={problem.name ?? problem.text}>
              <ProblemLine problem={problem} onFollow={onFollow} />
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}

function ProblemLine({
  problem,
  onFollow,
}: {
  problem: Problem;
  onFollow: ErrorSummaryProps['onFollow'];
}) {
  const text = <bdi>{problem.text}</bdi>;
  if (problem.id === undefined) return text;
  return (
    <a
      href={`#${problem.id}`}
      onClick={(event) => {
        // A client-side router would treat the fragment as a navigation.
        event.preventDefault();
        onFollow(problem);
      }}
    >
      {text}
    </a>
  );
}
