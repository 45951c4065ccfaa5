/** The part of a JSON schema that an answer is validated against; a string is a type alone, such as `string|null`. */
export type Rule =
  | string
  | {
      /** The allowed types, separated by `|`. */
      readonly type: string;
      /** The allowed values. */
      readonly enum?: readonly unknown[];
      /** The smallest allowed number. */
      readonly minimum?: number;
      /** The largest allowed number. */
      readonly maximum?: number;
      /** The rules of an object's fields; `?` ends the names of optional ones. Other fields are allowed. */
      readonly properties?: Readonly<Record<string, Rule>>;
      /** The rule of a list's items. */
      readonly items?: Rule;
      /** The field whose value chooses the rule of an object, among `cases`. */
      readonly discriminator?: string;
      /** The rules of an object by the value of its `discriminator`. */
      readonly cases?: Readonly<Record<string, Rule>>;
    };
