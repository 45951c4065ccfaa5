import { createHash } from 'node:crypto';

const statementNames = new Map<string, string>();

/**
 * A parameterized statement, built by `sql`. Its text never contains values, so it identifies the
 * prepared statement.
 */
export class Sql {
  readonly #parts: readonly string[];
  readonly #isPrepared: boolean;
  #text: string | undefined;

  readonly values: readonly unknown[];

  /**
   * @param parts the text around the values, one part more than there are values
   * @param values the parameters; an `Sql` is spliced in as text
   * @param isPrepared false to plan the statement anew for each value
   */
  constructor(parts: readonly string[], values: readonly unknown[], isPrepared = true) {
    const texts = [parts[0] ?? ''];
    const flat: unknown[] = [];
    for (const [index, value] of values.entries()) {
      const next = parts[index + 1] ?? '';
      if (value instanceof Sql) {
        const [first = '', ...rest] = value.#parts;
        texts[texts.length - 1] += first;
        texts.push(...rest);
        flat.push(...value.values);
        texts[texts.length - 1] += next;
      } else {
        flat.push(value);
        texts.push(next);
      }
    }
    this.#parts = texts;
    this.#isPrepared = isPrepared;
    this.values = flat;
  }

  get text(): string {
    this.#text ??= this.#parts.reduce((text, part, index) => `${text}$${index}${part}`);
    return this.#text;
  }

  /** The name of the prepared statement; undefined when it is not prepared. */
  get name(): string | undefined {
    if (!this.#isPrepared) return undefined;
    const text = this.text;
    let name = statementNames.get(text);
    if (name === undefined) {
      name = createHash('sha256').update(text).digest('hex').slice(0, 24);
      statementNames.set(text, name);
    }
    return name;
  }
}

/**
 * Tags a statement: `sql\`select … where id = ${id}\``. Interpolated values become parameters,
 * interpolated statements are spliced in.
 */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Sql {
  return new Sql(parts, values);
}

/** Like `sql`, for a statement with a plan that depends on its values: never prepared. */
export function unpreparedSql(parts: TemplateStringsArray, ...values: unknown[]): Sql {
  return new Sql(parts, values, false);
}

/**
 * Runs one statement and returns its rows. Repository functions take it as their first parameter, so
 * that they work inside and outside of a transaction.
 */
export type Query = <Row extends object>(statement: Sql) => Promise<Row[]>;
