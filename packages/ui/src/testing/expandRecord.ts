import type { within } from 'storybook/test';

interface Page {
  canvas: Pick<ReturnType<typeof within>, 'findByText'>;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Shows the part of a patient's record that is collapsed above the form on a narrow screen. */
export async function expandRecord({ canvas, userEvent }: Page): Promise<void> {
  const summary = await canvas.findByText('Medicines, diseases, readings');
  if (!summary.closest('details')?.open) await userEvent.click(summary);
}
