import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The token of the link that opened the page, also once the skip link has replaced the fragment. Blank without one. */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  return token;
}
