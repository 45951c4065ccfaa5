import { waitFor, type within } from 'storybook/test';

interface Page {
  canvas: Pick<ReturnType<typeof within>, 'queryAllByText' | 'queryByRole'>;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Opens the menu of the app bar, which has the links and the account on a narrow screen. A wide bar has no menu. */
export async function openMenu({ canvas, userEvent }: Page): Promise<HTMLElement | null> {
  const menu = canvas.queryByRole('button', { name: 'Menu' });
  if (menu?.getAttribute('aria-expanded') === 'false') await userEvent.click(menu);
  return menu;
}

/** Waits for something in the app bar or in its menu, which it closes again, so that the page stays in view. */
async function seeInBar<T>(page: Page, see: () => T): Promise<T> {
  return waitFor(async () => {
    const menu = await openMenu(page);
    const seen = see();
    if (menu?.isConnected) {
      await page.userEvent.click(menu);
      menu.blur();
    }
    return seen;
  });
}

function accountOf({ canvas }: Page, name: string): HTMLElement {
  const account = canvas
    .queryAllByText(name, { selector: 'header bdi' })
    .find((element: HTMLElement) => element.checkVisibility())?.parentElement;
  if (!account) throw new Error(`The app bar does not show ${name}`);
  return account;
}

/** Waits until the app bar shows a user, and returns their account: a button, or a part of the menu. */
export async function seeAccount(page: Page, name: string): Promise<HTMLElement> {
  return seeInBar(page, () => accountOf(page, name));
}

/** Expects a link in the app bar or in its menu. */
export async function seeBarLink(page: Page, name: string): Promise<void> {
  await seeInBar(page, () => {
    const link = page.canvas.queryByRole('link', { name });
    if (!link?.checkVisibility()) throw new Error(`The app bar has no link ${name}`);
  });
}

/** Shows the links of a user's account. */
export async function openAccount(page: Page, name: string): Promise<void> {
  const account = await waitFor(async () => {
    await openMenu(page);
    return accountOf(page, name);
  });
  if (account.matches('button')) await page.userEvent.click(account);
}
