import { FailureScreen } from '@medportal/ui/screens';
import { Component, type ReactNode } from 'react';
import { paths } from '../paths.ts';
import { failureOf } from './failure.ts';
import { PageTitle } from './PageTitle.tsx';

interface State {
  error?: { thrown: unknown };
}

/** Shows the error view for errors outside the router. Its links reload the document. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: { thrown } };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <main>
        <PageTitle>Unexpected Application Error!</PageTitle>
        <FailureScreen
          onRetry={() => window.location.reload()}
          {...failureOf(error.thrown)}
          links={[{ label: 'Home', href: paths.home() }]}
        />
      </main>
    );
  }
}
