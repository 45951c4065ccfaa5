import { parse } from 'bowser';

// Longer than any browser's. The parser's patterns are slow on long texts.
const MAX_LENGTH = 500;

/**
 * The browser and system of a user agent, such as "Firefox on Windows".
 * @returns null when the user agent names neither
 */
export function toDevice(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent === '' || userAgent.length > MAX_LENGTH) return null;
  const { browser, os } = parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length === 0 ? null : names.join(' on ');
}
