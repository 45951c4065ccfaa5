/** What a value has to be: one of some types, such as `string|null`, and perhaps more. */
export type Rule =
  | string
  | {
      /** The types, with `|` between them. */
      readonly type: string;
      /** The values that it can have. */
      readonly enum?: readonly unknown[];
      /** The least number. */
      readonly minimum?: number;
      /** The greatest number. */
      readonly maximum?: number;
      /** The fields that must be there. */
      readonly required?: readonly string[];
      /** What each field has to be, when it is there. Others are allowed. */
      readonly properties?: Readonly<Record<string, Rule>>;
      /** What each item of a list has to be. */
      readonly items?: Rule;
    };
