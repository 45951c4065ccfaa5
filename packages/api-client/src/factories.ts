/** Makes copies of an example, with fields of one's own. */
export function objectOf<Fields extends object>(example: Fields) {
  return (overrides: Partial<Fields> = {}): Fields => ({
    ...structuredClone(example),
    ...overrides,
  });
}

/** Makes copies of an example list; or a list of as many items as are given, each like the first of the example. */
export function listOf<Item extends object>(example: readonly Item[]) {
  return (items?: readonly Partial<Item>[]): Item[] => {
    if (!items) return structuredClone([...example]);
    const first = example.slice(0, 1);
    return items.flatMap((item) =>
      first.map((fields) => ({ ...structuredClone(fields), ...item })),
    );
  };
}
