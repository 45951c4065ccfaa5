import {
  type ApiDocument,
  type BodyObject,
  type OperationObject,
  type SchemaObject,
  follow,
} from '../src/reference/document.ts';

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

export const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** A text without Markdown marks and line breaks. */
const plain = (text: string) => text.replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ').trim();

export function articlesOf(page: string): Map<string, string> {
  const articles = page.matchAll(/<article.*?<h3 id="([^"]+)".*?<\/article>/gs);
  return new Map([...articles].map(([article, id = '']) => [id, article]));
}

export function sampleOf(article: string, title: string): string {
  const [, code = ''] = article.split(`<figcaption>${title}</figcaption>`);
  return textOf(code.slice(0, code.indexOf('</pre>')));
}

export const operationsOf = (document: ApiDocument) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

type Row = [name: string, ...facts: string[]];

function valueFacts(document: ApiDocument, part: SchemaObject): string[] {
  const { type = [], format, pattern, description, ...schema } = follow(document, part);
  const limits = [schema.minLength, schema.maxLength, schema.minimum, schema.maximum];
  const values = [...(schema.enum ?? []), ...('default' in schema ? [schema.default] : [])];
  return [
    ...[type].flat(),
    ...[format, pattern, description].flatMap((text) => text ?? []),
    ...limits.flatMap((limit) => limit ?? []).map(String),
    ...values.map((value) => JSON.stringify(value)),
    ...(schema.anyOf ?? []).flatMap(({ type: each = [], format: form = '' }) =>
      [each, form].flat(),
    ),
  ];
}

/** The rows of the fields of a schema; `isDeep` includes referenced schemas. */
function fieldRows(document: ApiDocument, part: SchemaObject, isDeep: boolean, path = ''): Row[] {
  const { properties = {}, required = [], items, additionalProperties } = follow(document, part);
  if (items) return isDeep || !items.$ref ? fieldRows(document, items, isDeep, `${path}[]`) : [];
  const own = Object.entries(properties);
  if (typeof additionalProperties === 'object') own.push(['*', additionalProperties]);
  return own.flatMap(([key, value]) => {
    const name = [path, key].filter(Boolean).join('.');
    const facts = valueFacts(document, value);
    const row: Row = [name, ...facts, ...(required.includes(key) ? ['required'] : [])];
    return [row, ...(isDeep || !value.$ref ? fieldRows(document, value, isDeep, name) : [])];
  });
}

function bodyFacts(document: ApiDocument, { description, headers = {}, content }: BodyObject) {
  const { example, examples = {} } = content['application/json'];
  const named = Object.values(examples).flatMap(({ summary, value }) => [
    summary,
    JSON.stringify(value, null, 2),
  ]);
  const headerFacts = Object.entries(headers).flatMap(([name, reference]) => {
    const header = follow(document, reference);
    const facts = [header.description ?? '', JSON.stringify(header.example)];
    return [name, ...facts, ...valueFacts(document, header.schema)];
  });
  const examplesOf = example === undefined ? named : [JSON.stringify(example, null, 2)];
  return [description, ...examplesOf, ...headerFacts];
}

const TOKEN = ['No token', 'Token required', 'Token optional'];

function requirementsOf(document: ApiDocument, { path, method, operation }: Located) {
  const { summary, description, security, parameters = [], requestBody, responses } = operation;
  const body = requestBody && follow(document, requestBody);
  const answers = Object.entries(responses).map(
    ([status, each]) => [status, follow(document, each)] as const,
  );
  const given = parameters.map((each) => follow(document, each));
  const hasKey = given.some(({ name }) => name === 'Idempotency-Key');
  const facts = [
    summary,
    description,
    `${method.toUpperCase()} ${path}`,
    TOKEN[security.length] ?? '',
    ...(hasKey ? ['Takes an Idempotency-Key'] : []),
    ...given.map(({ example }) => String(example)),
    ...(body ? bodyFacts(document, body) : []),
    ...answers.flatMap(([status, answer]) => [status, ...bodyFacts(document, answer)]),
  ];
  const parameterRows = given.map((each): Row => {
    const schema = { ...follow(document, each.schema), description: each.description ?? '' };
    const required = each.required === true ? ['required'] : [];
    return [each.name ?? '', `in ${each.in}`, ...valueFacts(document, schema), ...required];
  });
  const bodies = [body, ...answers.map(([status, each]) => (status === '200' ? each : undefined))];
  const fields = bodies.flatMap((each) =>
    each ? fieldRows(document, each.content['application/json'].schema, true) : [],
  );
  return { facts, rows: [...parameterRows, ...fields] };
}

interface Located {
  path: string;
  method: string;
  operation: OperationObject;
}

/** Lists the parts of the contract that the page lacks or shows elsewhere. */
export function missingFrom(page: string, document: ApiDocument): string[] {
  const articles = articlesOf(page);
  const whole = plain(textOf(page));
  const { info, tags, components } = document;
  const general = [
    info.title,
    info.version,
    info.summary,
    ...info.description.split('\n\n').map((text) => text.replace(/^\*\*.+?\*\*\s/, '')),
    ...tags.flatMap(({ name, description }) => [name, description]),
    ...Object.values(components.securitySchemes).map(({ description }) => description),
  ];
  const requirements = [
    ...operationsOf(document).map((each) => ({
      id: each.operation.operationId,
      ...requirementsOf(document, each),
    })),
    ...Object.entries(components.schemas).map(([name, schema]) => ({
      id: `schema-${name}`,
      facts: [name, ...valueFacts(document, schema)],
      rows: fieldRows(document, schema, false),
    })),
  ];
  return [
    ...general.filter((text) => !whole.includes(plain(text))),
    ...requirements.flatMap(({ id, facts, rows }) => {
      const article = articles.get(id);
      return article === undefined
        ? [id]
        : missingIn(article, facts, rows).map((one) => `${id}: ${one}`);
    }),
  ];
}

function missingIn(article: string, facts: string[], rows: Row[]): string[] {
  // Undoes the shell escape of an apostrophe.
  const text = plain(textOf(article).replaceAll(String.raw`'\''`, "'"));
  const shown = [
    ...article.matchAll(/<tr><th scope="row"[^>]*><code>(.*?)<\/code>(.*?)<\/tr>/gs),
  ].map(([, name = '', rest = '']) => ({
    name: textOf(name),
    text: plain(textOf(rest)),
    isRequired: rest.includes('<span class="required">'),
  }));
  const isShown = ([name, ...rowFacts]: Row) =>
    shown.some(
      (row) =>
        row.name === name &&
        row.isRequired === rowFacts.includes('required') &&
        rowFacts.every((fact) => row.text.includes(plain(fact))),
    );
  return [
    ...facts.filter((fact) => !text.includes(plain(fact))),
    ...rows.filter((row) => !isShown(row)).map(([name]) => `row ${name}`),
  ];
}
