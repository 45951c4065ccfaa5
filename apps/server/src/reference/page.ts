import { type ApiDocument, follow } from './document.ts';
import { type Content, Markup, markup } from './markup.ts';
import { operationSection } from './operation-section.ts';
import {
  type Context,
  createContext,
  heading,
  methodBadge,
  sample,
  schemaId,
  slug,
  table,
} from './parts.ts';
import { prose, topicsOf } from './prose.ts';
import { SAMPLE_HOST, clientCall, curlCall } from './samples.ts';
import { schemaSection } from './schema-section.ts';

/** What the page needs beside the contract. */
export interface PageOptions {
  /** The stylesheet. */
  style: string;
  /** The Content-Security-Policy that the page asks for itself, wherever it is opened from. */
  policy: string;
}

/** The reference of the API as one page that needs no script and no other file. */
export function renderReference(document: ApiDocument, { style, policy }: PageOptions): string {
  const context = createContext(document);
  const { linkOf } = context;
  const { title, summary, version, description } = document.info;
  const { lead, topics } = topicsOf(description);

  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${`${title}: ${summary}`}">
<meta name="color-scheme" content="light dark">
<title>${title} reference</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon.text)}">
<style>${new Markup(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="bar">
<p class="brand">${logo}${title}</p>
<p class="bar-links"><a class="open-contents" href="#contents">Contents</a></p>
</header>
<div class="layout">
<nav id="contents" aria-label="Contents">
<a class="close-contents" href="#main">Close the contents</a>
${contents(context, topics)}
</nav>
<main id="main" tabindex="-1">
<header class="lead">
<h1>${title} reference</h1>
<p>${summary}</p>
<p class="note">Version ${version}, made from <a href="openapi.yaml">openapi.yaml</a>.</p>
</header>
${firstCall(context)}
<section>
${heading(2, 'about', 'Conventions')}
${prose(lead, linkOf)}
<div class="topics">
${topics.map(({ title: topic, text }) => markup`<section>${heading(3, topicId(topic), topic)}${prose(text, linkOf)}</section>`)}
${bearerToken(context)}
</div>
${statuses(context)}
</section>
${document.tags.map((tag) => tagSection(context, tag))}
<section>
${heading(2, 'schemas', 'Schemas')}
<p>The named parts of bodies and answers, as the operations above use them.</p>
${Object.entries(document.components.schemas).map(([name, schema]) => schemaSection(context, name, schema))}
</section>
</main>
</div>
</body>
</html>
`.text;
}

const topicId = (title: string) => `about-${slug(title)}`;
const tagId = (name: string) => `tag-${slug(name)}`;

const mark = markup`<path fill="#0B6472" d="M3 16a13 13 0 0 1 26 0v11a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z"/><path fill="none" stroke="#fff" stroke-linecap="round" stroke-width="4" d="M16 10.5v13M9.5 17h13"/>`;
const icon = markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark}</svg>`;
const logo = markup`<svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">${mark}</svg>`;

function contents({ document, operations }: Context, topics: { title: string }[]): Content {
  const link = (id: string, text: Content) => markup`<li><a href="#${id}">${text}</a></li>\n`;
  return markup`<p class="nav-title">Getting started</p>
<ul>${link('first-call', 'First call')}${link('about', 'Conventions')}${topics.map(({ title }) => link(topicId(title), title))}${link('bearer-token', 'Bearer token')}${link('statuses', 'Statuses')}</ul>
${document.tags.map(({ name }) => {
  const own = operations.filter(({ tags }) => tags.includes(name));
  return markup`<p class="nav-title"><a href="#${tagId(name)}">${name}</a></p>
<ul>${own.map(({ operationId, summary, method }) => link(operationId, [methodBadge(method), markup`<span>${summary}</span>`]))}</ul>
`;
})}<p class="nav-title"><a href="#schemas">Schemas</a></p>
<ul>${Object.keys(document.components.schemas).map((name) => link(schemaId(name), name))}</ul>`;
}

function firstCall({ document, operations }: Context): Content {
  const servers = document.servers.map(
    ({ url, description }) => markup`<p>Base address: <code>${url}</code>. ${description}</p>`,
  );
  const open = operations.find(({ method, access }) => method === 'GET' && access === 'none');
  const source = `import { createPortalClient } from '@medportal/api-client';

const portal = createPortalClient({
  baseUrl: '${SAMPLE_HOST}',
  getToken: () => localStorage.getItem('userToken'),
});

${open ? clientCall(open) : ''}
else console.error(result.error.kind, result.error.message);`;
  return markup`<section>
${heading(2, 'first-call', 'First call')}
<p>Any HTTP client can make these calls. With <code>@medportal/api-client</code> each operation is a function with
types: it sends the token where one is taken and an <code>Idempotency-Key</code> with each write, and its result is
either the data or the error. The samples below use <code>portal</code>, made as it is here.</p>
${servers}
<div class="samples">${sample('TypeScript', source)}${open && sample('curl', curlCall(open))}</div>
</section>`;
}

function bearerToken({ document, linkOf }: Context): Content {
  const schemes = Object.values(document.components.securitySchemes);
  return markup`<section>${heading(3, 'bearer-token', 'Bearer token')}
${schemes.map(({ description }) => prose(description, linkOf))}
${sample('Header', 'Authorization: Bearer $TOKEN')}</section>`;
}

/** Each status that some operation answers, with everything that it means. */
function statuses({ document, operations, linkOf }: Context): Content {
  const meanings = new Map<string, Set<string>>();
  for (const [status, answer] of operations.flatMap(({ responses }) => Object.entries(responses))) {
    if (status === '200') continue;
    const known = meanings.get(status) ?? new Set();
    meanings.set(status, known.add(follow(document, answer).description));
  }
  const rows = [...meanings]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([status, texts]) =>
        markup`<tr><th scope="row"><code>${status}</code></th><td>${[...texts].map((text) => prose(text, linkOf))}</td></tr>\n`,
    );
  return markup`${heading(3, 'statuses', 'Statuses')}
<p><code>200</code> is the answer of every call that went well. Each operation lists which of these it can answer.</p>
${table('Statuses of errors', ['Status', 'Meaning'], rows)}`;
}

function tagSection(context: Context, { name, description }: ApiDocument['tags'][number]): Content {
  const own = context.operations.filter(({ tags }) => tags.includes(name));
  return markup`<section>
${heading(2, tagId(name), name)}
${prose(description, context.linkOf)}
${own.map((operation) => operationSection(context, operation))}
</section>
`;
}
