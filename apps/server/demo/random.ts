/** Numbers that look random and are the same in every run. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  /** One of the items. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** True as often as `share` says, from 0 to 1. */
  chance(share: number): boolean;
}

/** Starts a series of numbers: a linear congruential generator is random enough for examples. */
export function createRandom(seed: number): Random {
  let state = BigInt(seed);
  const next = () => {
    state = BigInt.asUintN(64, state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n);
    return Number(state >> 32n) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    chance: (share) => next() < share,
  };
}
