function valueOf(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
}

/** The number property `key` of an unknown value, such as the `statusCode` of an error. */
export function numberOf(holder: unknown, key: string): number | undefined {
  const value = valueOf(holder, key);
  return typeof value === 'number' ? value : undefined;
}

/** The string property `key` of an unknown value, such as the `code` of an error. */
export function textOf(holder: unknown, key: string): string | undefined {
  const value = valueOf(holder, key);
  return typeof value === 'string' ? value : undefined;
}
