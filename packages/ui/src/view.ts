/** A failure as people read it: what happened, and what they can do. */
export interface Failure {
  /** A short sentence, like 'The doctors could not be loaded'. */
  title: string;
  /** One or two sentences on what to do next. */
  message: string;
}

/** The state of a form's last submit. `Field` is the union of its field names. */
export type Submission<Field extends string = string> =
  | { status: 'idle' }
  | { status: 'pending' }
  | {
      status: 'failed';
      /** The reason, as the form shows it. */
      failure: Failure;
      /** Messages for single fields, shown beside them and in the error summary. */
      fieldErrors?: Partial<Record<Field, string>>;
    };

/** One line of the error summary. */
export interface Problem {
  /** The field's name; absent for an error of the whole form. */
  name?: string;
  /** The DOM id of the field's control. */
  id?: string;
  /** The error message: the problem and its solution. */
  text: string;
}

/** The unsent input of a form, stored by the owner of the screen. */
export interface Draft<Values> {
  /** The stored values. The form ignores those that do not fit its fields. */
  kept?: object | undefined;
  /** Called on every change: with the values, or with undefined when they equal the initial ones. */
  onChange: (values: Values | undefined) => void;
}

/** A person's gender; `unspecified` when it is not recorded. */
export type Gender = 'male' | 'female' | 'unspecified';

/** The state of a list's 'Show more' button; `none` hides it. */
export type More = 'none' | 'available' | 'pending' | 'failed';

/** A person and their page. */
export interface Reference {
  /** The person's name. */
  name: string;
  /** URL of their page. */
  href: string;
}

/** User-written text in a field for a web address. */
export interface LinkedText {
  /** The text as written. */
  text: string;
  /** The text as a URL, only if it is http or https. */
  href?: string;
}

/** A link and its text. */
export interface NamedLink {
  /** Text of the link. */
  label: string;
  /** URL of its target. */
  href: string;
}

/** Why a record is locked: the reader is logged out, or has no access to it or to this part of it. */
export type LockedReason =
  | {
      kind: 'log-in';
      /** URL of the log-in page, which leads back here. */
      loginHref: string;
    }
  | { kind: 'no-access' }
  | { kind: 'not-shared' };

/** A read that failed. */
export interface FailedView {
  status: 'failed';
  /** What happened. */
  failure: Failure;
}

/** A record that this reader cannot open. */
export interface LockedView {
  status: 'locked';
  /** Why it is locked. */
  reason: LockedReason;
}

/** Marks data as stale: the last refresh failed. */
export interface Stale {
  /** When the data was loaded, in ISO 8601. */
  loadedAt: string;
  /** Whether another refresh is in flight. */
  isRetrying: boolean;
}

/** A list without items. */
export interface EmptyView {
  status: 'empty';
  /** Set when the last refresh failed. */
  stale?: Stale;
}
