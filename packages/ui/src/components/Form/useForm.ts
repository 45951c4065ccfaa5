import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import type { Draft, Failure, Submission } from '../../view.ts';

/** The names of a form's fields. */
export type FieldName<Values> = Extract<keyof Values, string>;

/** What is wrong, by field. */
export type FormErrors<Values> = Partial<Record<FieldName<Values>, string>> & {
  /** What is wrong with the form as a whole. */
  form?: string;
};

/** One line of the error summary. */
export interface Problem {
  /** The field it concerns; absent when it concerns the whole form. */
  name?: string;
  /** The DOM id of that field's control. */
  id?: string;
  /** What is wrong, and what to do about it. */
  text: string;
}

/** What every field component takes from a form. */
export interface FieldProps<Value> {
  /** The DOM id of the control. */
  id: string;
  /** The control's name. */
  name: string;
  /** The present value. */
  value: Value;
  /** Called with the new value at every change. */
  onChange: (value: Value) => void;
  /** What is wrong with the value; absent when nothing is. */
  error?: string;
}

/** What `useForm` needs. */
export interface FormOptions<Values extends object> {
  /** The values at first and after `reset`. The order of the keys is the order of the summary's lines. */
  initial: Values;
  /** What was typed before; the form goes on from there. It should stay the same object between renders. */
  draft?: Draft<Values> | undefined;
  /** What is wrong with the values, asked on submit only. An empty answer lets them through. */
  validate?: (values: Values) => FormErrors<Values>;
  /** How far the last accepted submit has come; its owner keeps it. */
  submission: Submission<FieldName<Values>>;
  /** Called with values that passed `validate`, never while a submission is pending. */
  onSubmit: (values: Values) => void;
}

/** The part of a form that `<Form>` renders; it does not depend on the fields' types. */
export interface FormControl {
  /** `invalid`: refused before sending. `failed`: sent, and answered with a failure. */
  status: 'idle' | 'invalid' | 'pending' | 'failed';
  /** What is wrong, in the order of the fields. */
  problems: Problem[];
  /** Why the last submission failed; absent unless the status is `failed`. */
  failure?: Failure;
  /** Whether the form went on from a draft, until it is reset. */
  isRestored: boolean;
  /** How many submits were refused before sending. Grows, so that each refusal moves focus again. */
  refusals: number;
  /** Validates and, if nothing is wrong, submits. */
  handleSubmit: (event?: SyntheticEvent) => void;
  /** Brings back the initial values and forgets what was wrong. */
  reset: () => void;
}

/** A form: its values, what is wrong with them, and the props of its fields. */
export interface FormState<Values extends object> extends FormControl {
  /** The values as typed. */
  values: Values;
  /** What is wrong, by field: found before sending, or answered by the failed submission. */
  errors: FormErrors<Values>;
  /** Whether any value differs from what it was at first: leaving now would lose it. */
  isDirty: boolean;
  /** Changes one value. What is wrong stays on screen until the next submit. */
  set: <Name extends FieldName<Values>>(name: Name, value: Values[Name]) => void;
  /** The props of the field of that name, to be spread on a field component. */
  fieldProps: <Name extends FieldName<Values>>(name: Name) => FieldProps<Values[Name]>;
}

/** Longer than a double press, shorter than a person who tries again. */
const DOUBLE_PRESS_MS = 500;

/**
 * A form's values and errors. Errors found by `validate` and those of a failed submission come out
 * alike, so that screens and fields need not tell them apart.
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
  const [isRestored, setRestored] = useState(isDirty);
  const [refused, setRefused] = useState<FormErrors<Values>>();
  const [refusals, setRefusals] = useState(0);
  const [superseded, setSuperseded] = useState<Submission>();
  const sentAt = useRef(0);

  useEffect(() => draft?.onChange(isDirty ? values : undefined), [draft, isDirty, values]);

  const fieldId = (name: string) => `${prefix}-${name}`;

  const set: FormState<Values>['set'] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
  };

  // A failure is over as soon as the form is submitted anew, even before its owner reports `pending`.
  const isOver = submission === superseded;
  const failed = !refused && !isOver && submission.status === 'failed' ? submission : undefined;
  const errors: FormErrors<Values> = refused ?? failed?.fieldErrors ?? {};

  function statusOf() {
    if (refused) return 'invalid';
    return isOver && submission.status === 'failed' ? 'idle' : submission.status;
  }

  function handleSubmit(event?: SyntheticEvent) {
    event?.preventDefault();
    if (submission.status === 'pending') return;

    // Until the owner reports `pending`, a double press would slip through.
    const now = performance.now();
    if (isOver && now - sentAt.current < DOUBLE_PRESS_MS) return;

    const found = validate?.(values) ?? {};
    if (Object.values(found).some(Boolean)) {
      setRefused(found);
      setRefusals((count) => count + 1);
      return;
    }
    setRefused(undefined);
    setSuperseded(submission);
    sentAt.current = now;
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
      onChange: (value) => set(name, value),
      error: errors[name],
    }),
    handleSubmit,
    reset() {
      setValues(initial);
      setRestored(false);
      setRefused(undefined);
      setSuperseded(submission);
    },
  };
}

/** The initial values with what was kept of them, as far as it is of their kind. */
function restore<Values extends object>(initial: Values, kept: object = {}): Values {
  const before = new Map<string, unknown>(Object.entries(initial));
  const fitting = Object.entries(kept).filter(([name, value]) => {
    if (!before.has(name)) return false;
    const kind = typeof before.get(name);
    return value === null || kind === 'undefined' || kind === typeof value;
  });
  const values = fitting.map(([name, value]) => [name, value ?? undefined]);
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
  // A backend may complain about something that has no field here: that line has no link.
  const other = Object.entries(errors).flatMap(([name, text]): Problem[] =>
    text && !names.includes(name) ? [{ text }] : [],
  );
  return [...known, ...other];
}
