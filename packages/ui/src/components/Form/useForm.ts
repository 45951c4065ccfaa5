import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import type { Draft, Failure, Problem, Submission } from '../../view.ts';

/** The names of a form's fields. */
export type FieldName<Values> = Extract<keyof Values, string>;

/** Error messages by field. */
export type FormErrors<Values> = Partial<Record<FieldName<Values>, string>> & {
  /** An error of the form as a whole. */
  form?: string;
};

/** The props that every field component takes from `useForm`. */
export interface FieldProps<Value> {
  /** The DOM id of the control. */
  id: string;
  /** The control's name. */
  name: string;
  /** The current value. */
  value: Value;
  /** Called with the new value on every change. */
  onValueChange: (value: Value) => void;
  /** The error message; absent when the value is valid. */
  error?: string;
}

/** Options of `useForm`. */
export interface FormOptions<Values extends object> {
  /** The values at first and after `reset`. The order of the keys is the order in the error summary. */
  initial: Values;
  /** Input to restore. Should be the same object between renders. */
  draft?: Draft<Values> | undefined;
  /** Called on submit only. The form is valid if the result has no messages. */
  validate?: (values: Values) => FormErrors<Values>;
  /** The state of the last submission, held by the owner. */
  submission: Submission<FieldName<Values>>;
  /** Called with valid values, never while a submission is pending. */
  onSubmit: (values: Values) => void;
}

/** The part of a form's state that `<Form>` renders, independent of the field types. */
export interface FormControl {
  /** `invalid`: rejected by `validate`. `failed`: the submission failed. */
  status: 'idle' | 'invalid' | 'pending' | 'failed';
  /** The errors, in the order of the fields. */
  problems: Problem[];
  /** Why the last submission failed; absent unless the status is `failed`. */
  failure?: Failure;
  /** Whether input was restored from a draft; false after `reset`. */
  isRestored: boolean;
  /** The number of submits that `validate` rejected. Each increase moves focus to the summary. */
  refusals: number;
  /** Validates and, if there are no errors, submits. */
  handleSubmit: (event?: SyntheticEvent) => void;
  /** Restores the initial values and clears the errors. */
  reset: () => void;
}

/** The state of a form, with the props of its fields. */
export interface FormState<Values extends object> extends FormControl {
  /** The current input. */
  values: Values;
  /** Errors by field, from `validate` or from the failed submission. */
  errors: FormErrors<Values>;
  /** Whether any value differs from its initial value. */
  isDirty: boolean;
  /** Changes one value. Errors stay until the next submit. */
  set: <Name extends FieldName<Values>>(name: Name, value: Values[Name]) => void;
  /** The props to spread on the field of that name. */
  fieldProps: <Name extends FieldName<Values>>(name: Name) => FieldProps<Values[Name]>;
}

/** Longer than a double click, shorter than a deliberate second attempt. */
const DOUBLE_CLICK_MS = 500;

/**
 * Holds a form's values and errors. Errors from `validate` and from a failed submission have the same shape, so
 * screens treat them alike.
 */
export function useForm<Values extends object>({
  initial,
  draft,
  validate,
  submission,
  onSubmit,
}: FormOptions<Values>): FormState<Values> {
  const prefix = useId();
  const [values, setValues] = useState(() => restore(initial, draft?.kept));
  const isDirty = fieldNames(initial).some((name) => values[name] !== initial[name]);
  const [isRestored, setIsRestored] = useState(isDirty);
  const [validationErrors, setValidationErrors] = useState<FormErrors<Values>>();
  const [refusals, setRefusals] = useState(0);
  const [superseded, setSuperseded] = useState<Submission>();
  const submittedAt = useRef(0);

  useEffect(() => draft?.onChange(isDirty ? values : undefined), [draft, isDirty, values]);

  const fieldId = (name: string) => `${prefix}-${name}`;

  const set: FormState<Values>['set'] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
  };

  // A new submit clears the previous failure, even before the owner reports `pending`.
  const isSuperseded = submission === superseded;
  const failed =
    !validationErrors && !isSuperseded && submission.status === 'failed' ? submission : undefined;
  const errors: FormErrors<Values> = validationErrors ?? failed?.fieldErrors ?? {};

  function statusOf() {
    if (validationErrors) return 'invalid';
    return isSuperseded && submission.status === 'failed' ? 'idle' : submission.status;
  }

  function handleSubmit(event?: SyntheticEvent) {
    event?.preventDefault();
    if (submission.status === 'pending') return;

    // Prevents a double submit before the owner reports `pending`.
    const now = performance.now();
    if (isSuperseded && now - submittedAt.current < DOUBLE_CLICK_MS) return;

    const found = validate?.(values) ?? {};
    if (Object.values(found).some(Boolean)) {
      setValidationErrors(found);
      setRefusals((count) => count + 1);
      return;
    }
    setValidationErrors(undefined);
    setSuperseded(submission);
    submittedAt.current = now;
    onSubmit(values);
  }

  return {
    values,
    errors,
    isDirty,
    status: statusOf(),
    problems: listProblems(errors, Object.keys(values), fieldId),
    failure: failed?.failure,
    isRestored,
    refusals,
    set,
    fieldProps: (name) => ({
      id: fieldId(name),
      name,
      value: values[name],
      onValueChange: (value) => set(name, value),
      error: errors[name],
    }),
    handleSubmit,
    reset() {
      setValues(initial);
      setIsRestored(false);
      setValidationErrors(undefined);
      setSuperseded(submission);
    },
  };
}

/** The initial values, overridden by those of the draft with a known name and a matching type. */
function restore<Values extends object>(initial: Values, kept: object = {}): Values {
  const before = new Map<string, unknown>(Object.entries(initial));
  const matching = Object.entries(kept).filter(([name, value]) => {
    if (!before.has(name)) return false;
    const type = typeof before.get(name);
    // JSON has null for undefined, which no text field has.
    if (value === null) return type !== 'string';
    return type === 'undefined' || type === typeof value;
  });
  const values = matching.map(([name, value]) => [name, value ?? undefined]);
  return { ...initial, ...Object.fromEntries(values) };
}

function fieldNames<Values extends object>(values: Values): FieldName<Values>[] {
  const isName = (key: string): key is FieldName<Values> => key in values;
  return Object.keys(values).filter(isName);
}

function listProblems(
  errors: Partial<Record<string, string>>,
  names: string[],
  fieldId: (name: string) => string,
): Problem[] {
  const known = names.flatMap((name): Problem[] => {
    const text = errors[name];
    return text ? [{ name, id: fieldId(name), text }] : [];
  });
  // Backend errors for unknown fields are listed without a link.
  const other = Object.entries(errors).flatMap(([name, text]): Problem[] =>
    text && !names.includes(name) ? [{ text }] : [],
  );
  return [...known, ...other];
}
