import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

const field = {
  id: 'field',
  name: 'field',
  label: 'Field',
  hint: 'A hint',
  error: 'An error',
  value: '',
  onValueChange: () => {},
  'aria-describedby': 'own',
};

const autoComplete = 'new-password';

it.each<[name: string, element: ReactElement, described: string]>([
  ['TextField', createElement(TextField, field), 'field-hint field-error own'],
  [
    'TextArea',
    createElement(TextArea, { ...field, limit: 9 }),
    'field-hint field-error field-count own',
  ],
  [
    'NumberField',
    createElement(NumberField, { ...field, unit: 'cm' }),
    'field-hint field-error field-unit own',
  ],
  [
    'PasswordField',
    createElement(PasswordField, { ...field, autoComplete }),
    'field-hint field-error own',
  ],
  [
    'Select',
    createElement(Select<string>, { ...field, options: [] }),
    'field-hint field-error own',
  ],
  [
    'RadioGroup',
    createElement(RadioGroup<string>, { ...field, options: [] }),
    'field-hint field-error own',
  ],
  ['Checkbox', createElement(Checkbox, { ...field, value: false }), 'field-error field-about own'],
])('%s keeps the caller’s description', (_, element, described) => {
  const [, ids] = /aria-describedby="([^"]*)"/.exec(renderToStaticMarkup(element)) ?? [];
  expect(ids).toBe(described);
});
