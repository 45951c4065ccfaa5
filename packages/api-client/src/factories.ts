/** Creates a factory for copies of an example with some fields overridden. */
export function objectOf<Fields extends object>(example: Fields) {
  return (overrides: Partial<Fields> = {}): Fields => ({
    ...structuredClone(example),
    ...overrides,
  });
}

/** Creates a factory for copies of an example list, or for lists of its first item with the fields given per item. */
export function listOf<Item extends object>(example: readonly Item[]) {
  return (items?: readonly Partial<Item>[]): Item[] => {
    if (!items) return structuredClone([...example]);
    const first = example.slice(0, 1);
    return items.flatMap((item) =>
      first.map((fields) => ({ ...structuredClone(fields), ...item })),
    );
  };
}
