import { createContext, use, type ReactNode } from 'react';
import { logo } from '../../messages/en/logo.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';

/** The product that a page belongs to. */
export interface Brand {
  /** Shown in the bar and in the footer, and in its copyright. */
  name: string;
  /** A decorative picture before the name, about 2 rem high. Absent: the name alone. */
  logo?: ReactNode;
}

/** The brand of the tree below, or undefined for MedPortal. */
export const BrandContext = createContext<Brand | undefined>(undefined);

/** The name of the brand. */
export function useBrandName(): string {
  const t = useMessages('logo', logo);
  return use(BrandContext)?.name ?? t.name;
}
