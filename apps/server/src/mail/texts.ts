/** The content of an email, twice: as plain text and as HTML. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Without the name of the account: whoever registered it chose both the name and the recipient. */
export const passwordReset = (link: string): Mail =>
  toMail('Choose a new password', [
    'Hello,',
    'Somebody asked for a new password for the MedPortal account with this email. If it was you, choose one here:',
    { link },
    'The link works once, for 30 minutes. Your new password logs you out on all devices.',
    'If it was not you, do nothing: your password stays as it is.',
  ]);

export const emailConfirmation = (link: string): Mail =>
  toMail('Confirm your email', [
    'Hello,',
    'Somebody wants to use this address for their MedPortal account. If it was you, confirm it here:',
    { link },
    'The link works once, for 24 hours. Until then, log in with your former email.',
    'If it was not you, do nothing: nobody can use this address without the link.',
  ]);

/** For the address that an account has from its registration on. Whoever registered it may not own the mailbox. */
export const addressConfirmation = (link: string): Mail =>
  toMail('Confirm your email', [
    'Hello,',
    'Somebody signed up to MedPortal with this address. If it was you, confirm it here:',
    { link },
    'The link works once, for 24 hours. Until you confirm your email, we send you no notices, and you cannot reset a forgotten password.',
    'If it was not you, do nothing: we send nothing about health to this address.',
  ]);

/** Goes to the former address, and does not name the new one: the mailbox may no longer be theirs. */
export const emailChanged = (): Mail =>
  toMail('Your email was changed', [
    'Hello,',
    'Your MedPortal account has another email now, which was confirmed by a link. This address no longer logs you in.',
    'If it was not you, tell the people who run the portal at once: somebody else can log in to your account.',
  ]);

export const passwordChanged = (portal: string): Mail =>
  toMail('Your password was changed', [
    'Hello,',
    'Your MedPortal account has another password now. All other devices are logged out.',
    'If it was not you, choose a new password with the link on the log-in page at once, or tell the people who run the portal:',
    { link: portal },
  ]);

export const accountClosed = ({ portal, erasedAt }: { portal: string; erasedAt: Date }): Mail =>
  toMail('Your account is closed', [
    'Hello,',
    `Your MedPortal account is closed. We delete it after ${dateFormat.format(erasedAt)}.`,
    'Changed your mind? Log in before then, and everything is as it was:',
    { link: portal },
    'If it was not you who closed it, log in and change your password at once: somebody else knows it.',
  ]);

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Approved or refused; without the name, as for a password. */
export const doctorReviewed = (review: 'approved' | 'refused', portal: string): Mail =>
  review === 'approved'
    ? toMail('Patients can find you in MedPortal', [
        'Hello,',
        'Your profile as a doctor was checked. Patients can find it now, and send you requests:',
        { link: portal },
      ])
    : toMail('Your registration as a doctor was refused', [
        'Hello,',
        'Your profile as a doctor was checked. It is not listed, so that patients cannot find it.',
        'If this is a mistake, contact the people who run the portal.',
      ]);

interface NoticeLinks {
  portal: string;
  unsubscribe: string;
  oneClick: string;
}

/** Says neither who answered nor what about: others may see it on a lock screen. */
export const responseNotice = (links: NoticeLinks): Mail =>
  toNotice('You have a new response in MedPortal', 'There is a new response for you.', links);

/** Does not say that a doctor has left, for the same reason. */
export const departureNotice = (links: NoticeLinks): Mail =>
  toNotice('You have a new message in MedPortal', 'There is a new message for you.', links);

const toNotice = (subject: string, news: string, links: NoticeLinks): Mail => ({
  ...toMail(subject, [
    'Hello,',
    `${news} Log in to read it:`,
    { link: links.portal },
    'You get this email at most once in an hour, because you turned it on in your account. Turn it off here:',
    { link: links.unsubscribe },
  ]),
  headers: {
    'List-Unsubscribe': `<${links.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});

function toMail(subject: string, parts: readonly (string | { link: string })[]): Mail {
  const texts = parts.map((part) => (typeof part === 'string' ? part : part.link));
  const paragraphs = parts.map((part) => {
    if (typeof part === 'string') return `<p>${escape(part)}</p>`;
    const link = escape(part.link);
    return `<p><a href="${link}">${link}</a></p>`;
  });
  const head = `<head><meta charset="utf-8"><title>${escape(subject)}</title></head>`;
  return {
    subject,
    text: `${[...texts, SIGNATURE].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en">${head}<body>${paragraphs.join('')}<p>${SIGNATURE}</p></body></html>`,
  };
}

const SIGNATURE = 'MedPortal';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
