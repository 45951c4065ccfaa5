import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { patterns } from './paths.ts';
import { Root, RootError, RootLoading } from './routes/root.tsx';

/** The route table: a path and the module with its loader, action and component, loaded when somebody goes there. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: RootLoading,
    children: [
      { path: patterns.home, lazy: () => import('./routes/home.tsx') },
      { path: patterns.features, lazy: () => import('./routes/features.tsx') },
      { path: patterns.doctors, lazy: () => import('./routes/doctors.tsx') },
      { path: patterns.specializations, lazy: () => import('./routes/specializations.tsx') },
      {
        path: patterns.specializationDoctors,
        lazy: () => import('./routes/specialization-doctors.tsx'),
      },
      { path: patterns.login, lazy: () => import('./routes/login.tsx') },
      { path: patterns.register, lazy: () => import('./routes/register.tsx') },
      { path: patterns.patientRegister, lazy: () => import('./routes/patient-register.tsx') },
      { path: patterns.doctorRegister, lazy: () => import('./routes/doctor-register.tsx') },
      { path: patterns.doctorProfile, lazy: () => import('./routes/doctor-profile.tsx') },
      { path: patterns.patientProfile, lazy: () => import('./routes/patient-profile.tsx') },
      { path: patterns.request, lazy: () => import('./routes/request-form.tsx') },
      { path: patterns.response, lazy: () => import('./routes/response-view.tsx') },
      { path: patterns.responseForm, lazy: () => import('./routes/response-form.tsx') },
    ],
  },
];

/** The router of the running portal. */
export const createPortalRouter = () => createBrowserRouter(routes);
