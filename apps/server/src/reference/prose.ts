import { type Content, type Markup, markup } from './markup.ts';

/** Where a name in the text leads: an operation or a schema; undefined when it names neither. */
export type LinkOf = (name: string) => string | undefined;

/** Text of the contract in one line: `code` and **bold**. Code that names something leads there. */
export function inline(text: string, linkOf: LinkOf): Content {
  return text.split(/(`[^`]+`|\*\*.+?\*\*)/s).map((part) => {
    if (/^`[^`]+`$/.test(part)) return code(part.slice(1, -1), linkOf);
    if (/^\*\*.+\*\*$/s.test(part))
      return markup`<strong>${inline(part.slice(2, -2), linkOf)}</strong>`;
    return part;
  });
}

function code(name: string, linkOf: LinkOf): Markup {
  const target = linkOf(name);
  return target === undefined
    ? markup`<code>${name}</code>`
    : markup`<a href="#${target}"><code>${name}</code></a>`;
}

/** Paragraphs and lists (lines that begin with `- `) of a text of the contract. */
export function prose(text: string, linkOf: LinkOf): Content {
  return paragraphsOf(text).map((paragraph) => {
    if (!paragraph.startsWith('- ')) return markup`<p>${inline(paragraph, linkOf)}</p>`;
    const items = paragraph.slice(2).split(/\n- /);
    return markup`<ul>${items.map((item) => markup`<li>${inline(item, linkOf)}</li>`)}</ul>`;
  });
}

/** A part of a longer text that begins with its title in bold. */
export interface Topic {
  title: string;
  text: string;
}

/** The parts of a text whose first words are a title, as in `**Errors.** Every answer …`. */
export function topicsOf(text: string): { lead: string; topics: Topic[] } {
  const lead: string[] = [];
  const topics: Topic[] = [];
  for (const paragraph of paragraphsOf(text)) {
    const [, title, rest] = /^\*\*([^*]+)\.\*\*\s+(.+)$/s.exec(paragraph) ?? [];
    const last = topics.at(-1);
    if (title !== undefined && rest !== undefined) topics.push({ title, text: rest });
    else if (last) last.text += `\n\n${paragraph}`;
    else lead.push(paragraph);
  }
  return { lead: lead.join('\n\n'), topics };
}

const paragraphsOf = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean);

const TOKENS =
  /(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<word>\b(?:await|const|curl|from|if|import|null|true|false)\b)|(?<number>(?<![\w.])-?\d+(?:\.\d+)?\b)/g;

/** Code with its texts, words and numbers marked, for colours. */
export function highlight(source: string): Content {
  const marked: Content[] = [];
  let end = 0;
  for (const match of source.matchAll(TOKENS)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found) ?? [];
    marked.push(source.slice(end, match.index), markup`<span class="${kind}">${match[0]}</span>`);
    end = match.index + match[0].length;
  }
  return [...marked, source.slice(end)];
}
