import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { withTexts } from './core/i18n/language.ts';
import { patterns } from './paths.ts';
import { Root, RootError, rootLoader, RootLoading } from './shell/root.tsx';

/** The route table. Each id is the file name of its module, by which the page's scripts and texts are found. */
export const routes: RouteObject[] = [
  {
    loader: rootLoader,
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: RootLoading,
    children: [
      { id: 'home', path: patterns.home, lazy: () => import('./features/home/home.tsx') },
      {
        id: 'features',
        path: patterns.features,
        lazy: () => import('./features/home/features.tsx'),
      },
      {
        id: 'list',
        path: patterns.doctors,
        lazy: () => import('./features/doctors/list.tsx'),
      },
      {
        id: 'specializations',
        path: patterns.specializations,
        lazy: () => import('./features/doctors/specializations.tsx'),
      },
      {
        id: 'specialization',
        path: patterns.specializationDoctors,
        lazy: () => import('./features/doctors/specialization.tsx'),
      },
      { id: 'login', path: patterns.login, lazy: () => import('./features/auth/login.tsx') },
      {
        id: 'register',
        path: patterns.register,
        lazy: () => import('./features/auth/register.tsx'),
      },
      {
        id: 'patient-register',
        path: patterns.patientRegister,
        lazy: () => import('./features/auth/patient-register.tsx'),
      },
      {
        id: 'doctor-register',
        path: patterns.doctorRegister,
        lazy: () => import('./features/auth/doctor-register.tsx'),
      },
      {
        id: 'forgot-password',
        path: patterns.forgotPassword,
        lazy: () => import('./features/auth/forgot-password.tsx'),
      },
      {
        id: 'reset-password',
        path: patterns.resetPassword,
        lazy: () => import('./features/auth/reset-password.tsx'),
      },
      {
        id: 'confirm-email',
        path: patterns.confirmEmail,
        lazy: () => import('./features/account/confirm-email.tsx'),
      },
      {
        id: 'unsubscribe',
        path: patterns.unsubscribe,
        lazy: () => import('./features/account/unsubscribe.tsx'),
      },
      {
        id: 'account',
        path: patterns.account,
        lazy: () => import('./features/account/account.tsx'),
      },
      {
        id: 'profile',
        path: patterns.doctorProfile,
        lazy: () => import('./features/doctors/profile.tsx'),
      },
      {
        id: 'record',
        path: patterns.patientProfile,
        lazy: () => import('./features/record/record.tsx'),
      },
      {
        id: 'send',
        path: patterns.request,
        lazy: () => import('./features/requests/send.tsx'),
      },
      {
        id: 'read',
        path: patterns.response,
        lazy: () => import('./features/requests/read.tsx'),
      },
      {
        id: 'reply',
        path: patterns.responseForm,
        lazy: () => import('./features/requests/reply.tsx'),
      },
    ].map((page) => ({ ...page, lazy: () => withTexts<object>(page.id, page.lazy) })),
  },
];

/**
 * Creates the browser router.
 * @param path - The address to start at; the current one when absent.
 */
export function createPortalRouter(path?: string) {
  // All first entries share the key "default", and with it one scroll position.
  const state = path === undefined ? window.history.state : undefined;
  window.history.replaceState({ key: String(Math.random()), ...state }, '', path);
  return createBrowserRouter(routes);
}
