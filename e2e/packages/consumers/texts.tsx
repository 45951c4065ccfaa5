// A consumer's catalogues: English with a text and a message of its own, and Arabic.
import { en, MessagesProvider, type Messages } from '@medportal/ui/messages';
import { ar } from '@medportal/ui/messages/ar';
import { LoginScreen } from '@medportal/ui/screens';
import type { ReactNode } from 'react';

const own: Messages = {
  ...en,
  login: { ...en.login, title: 'Sign in' },
  doctors: {
    ...en.doctors,
    found: ({ count }, locale) => `${new Intl.NumberFormat(locale).format(count)} in all`,
  },
};

const languages: Record<string, { locale: string; messages: Messages }> = {
  '?own': { locale: 'de', messages: own },
  '?arabic': { locale: 'ar-EG', messages: ar },
};

/** The children and the log-in page, in the language that the address says. */
export function Texts({ search, children }: { search: string; children: ReactNode }) {
  const language = languages[search];
  if (!language) return children;
  return (
    <MessagesProvider {...language}>
      {children}
      <LoginScreen
        registerHref="/register"
        submission={{ status: 'idle' }}
        onSubmit={() => undefined}
      />
    </MessagesProvider>
  );
}
