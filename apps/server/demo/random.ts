export interface Random {
  /** An integer from `from` to `to`, inclusive. */
  between(from: number, to: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** True with probability `share`, from 0 to 1. */
  chance(share: number): boolean;
}

/** A linear congruential generator, which is random enough for demo data. */
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
