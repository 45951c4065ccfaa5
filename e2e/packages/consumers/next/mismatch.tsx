'use client';

/** Cannot be hydrated outside of the server's time zone. */
export default function Mismatch() {
  return <p>{new Date('2026-11-20T23:30:00Z').toLocaleString('en-GB')}</p>;
}
