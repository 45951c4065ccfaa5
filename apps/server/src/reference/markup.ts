/** Text that is markup: made by {@link markup} only, which escapes everything else. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What can stand in markup. Lists stand one after the other; undefined and false are nothing. */
export type Content = Markup | string | number | undefined | false | readonly Content[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

function textOf(content: Content): string {
  if (content instanceof Markup) return content.text;
  if (content === undefined || content === false) return '';
  return typeof content === 'object' ? content.map(textOf).join('') : escape(String(content));
}

/** A template of HTML; what is put into it is escaped, in elements and in quoted attributes. */
export function markup(parts: TemplateStringsArray, ...contents: Content[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...contents.map(textOf)));
}
