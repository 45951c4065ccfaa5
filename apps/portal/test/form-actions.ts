import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type Respond, startBackendFor } from './backend.ts';
import { visit } from './visit.tsx';
import type { Entry, WriteCase } from './writes.ts';

const choice = '[type=radio], [type=checkbox]';

async function open(name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await expect.element(tab).toBeVisible();
  if (tab.element().ariaSelected === 'true') return;
  await tab.click();
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab).toHaveAttribute('aria-controls');
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element.matches('input, select, textarea');

/** The form control with the entry's label. Charts can have the same label. */
const controlOf = ({ label }: Entry) =>
  page
    .getByLabelText(new RegExp(`^${label}`))
    .elements()
    .find(isControl);

/** A locator by the exact label, since the name of a chart that appears later may contain it. */
function locatorOf(control: Control) {
  const label = control.labels?.[0]?.textContent ?? '';
  const named = page.getByLabelText(label, { exact: true });
  return named.nth(named.elements().indexOf(control));
}

async function enter(entry: Entry): Promise<void> {
  if (entry.tab) await open(entry.tab);
  await expect.poll(() => controlOf(entry)).toBeDefined();
  const control = controlOf(entry);
  if (!control) throw new Error(`There is no field ${entry.label}.`);
  const field = locatorOf(control);
  if (control instanceof HTMLSelectElement) await field.selectOptions(entry.value);
  else if (control.matches(choice)) await field.click();
  else await field.fill(entry.value);
}

/** The current value of an entry's field; undefined when the field is not on the page. */
export function valueOf(entry: Entry): string | undefined {
  const control = controlOf(entry);
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text;
  if (control instanceof HTMLTextAreaElement) return control.value;
  if (!control?.matches(choice)) return control?.value;
  return control.checked ? 'on' : 'off';
}

export async function fillIn({ opener, entries }: WriteCase): Promise<void> {
  if (opener) await page.getByRole('button', { name: opener }).click();
  for (const entry of entries) await enter(entry);
}

export async function fieldValues({ entries }: WriteCase): Promise<(string | undefined)[]> {
  const values: (string | undefined)[] = [];
  for (const entry of entries) {
    if (entry.tab) await open(entry.tab);
    values.push(valueOf(entry));
  }
  return values;
}

export const sendButton = ({ opener, button }: WriteCase) =>
  (opener ? page.getByRole('dialog') : page).getByRole('button', { name: button, exact: true });

/** Opens the page of a form, fills it in and submits it to a backend, which responds like this if given. */
export async function send(write: WriteCase, respond?: Respond) {
  const backend = startBackendFor(write);
  if (respond) backend.answer(write.id, respond);
  const visited = visit(write);
  await fillIn(write);
  await sendButton(write).click();
  return { backend, ...visited };
}

/** Presses the submit button twice at once, and again while it is busy. */
export async function pressTwice(write: WriteCase): Promise<void> {
  const button = sendButton(write).element();
  if (!(button instanceof HTMLElement)) throw new Error('There is no button to press.');
  button.click();
  button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  button.click();
}
