import { CircleAlert } from 'lucide-react';
import { useId, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, focusRing, font, radius, space, type } from '../../theme/theme.ts';
import type { Failure } from '../../view.ts';
import { Bdi } from '../UserText/UserText.tsx';
import type { Problem } from '../Form/useForm.ts';

const Root = styled.div`
  padding: ${space[4]};
  border: 2px solid ${color.danger};
  border-radius: ${radius.control};
  background: ${color.surface};
  scroll-margin-block-start: 6rem;
  /* A server's words may have no place to break. */
  overflow-wrap: anywhere;
  /* It takes the focus, and unlike a heading it should be seen to have it. */
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

/* Not on the icon itself: forced colors replace the color of an element, and of an icon within it, but not an icon's own. */
const Mark = styled.span`
  display: flex;
  flex: none;
  color: ${color.danger};
  svg {
    inline-size: 1.25em;
    block-size: 1.25em;
  }
`;

const Words = styled.div`
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

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps extends ComponentPropsWithRef<'div'> {
  /** Why sending failed, in words; its title or message may be empty. */
  failure?: Failure;
  /** One line each; those with an id are links to their control. */
  problems: Problem[];
  /** Called instead of following a line's link. */
  onFollow: (problem: Problem) => void;
}

/**
 * "There is a problem", and every problem with a link to its field. It is announced when it appears;
 * `Form` renders it and moves the focus here.
 */
export function ErrorSummary({ failure, problems, onFollow, ...rest }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <Root {...rest} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <Title id={titleId}>
        <Mark>
          <CircleAlert aria-hidden />
        </Mark>
        There is a problem
      </Title>
      {failure && (
        <Words>
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
        </Words>
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
  if (problem.id === undefined) return problem.text;
  return (
    <a
      href={`#${problem.id}`}
      onClick={(event) => {
        // The address stays as it is: a fragment would count as a page for a router.
        event.preventDefault();
        onFollow(problem);
      }}
    >
      {problem.text}
    </a>
  );
}
