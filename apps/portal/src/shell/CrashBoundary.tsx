import { FailureScreen } from '@medportal/ui/screens';
import { Component, type ReactNode } from 'react';
import { pageTexts } from '../core/i18n/language.ts';
import { paths } from '../paths.ts';
import { failureOf } from './failure.ts';
import { PageTitle } from '../core/page/PageTitle.tsx';

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
    const texts = pageTexts();
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <main>
        <PageTitle>{texts.titles.error}</PageTitle>
        <FailureScreen
          onRetry={() => window.location.reload()}
          {...failureOf(error.thrown, texts)}
          links={[{ label: texts.navigation.home, href: paths.home() }]}
        />
      </main>
    );
  }
}
