import type { Security } from '../contract.ts';
import { type BodyObject, type ParameterObject, follow } from './document.ts';
import { type ValueWords, wordsOf } from './fields.ts';
import { type Content, markup } from './markup.ts';
import {
  type Context,
  type Operation,
  heading,
  methodBadge,
  sample,
  table,
  typeLink,
  valueRow,
  valueWords,
} from './parts.ts';
import { highlight, inline, prose } from './prose.ts';
import { fieldTable } from './schema-section.ts';
import { clientCall, curlCall } from './samples.ts';

const TOKEN_WORDS: Record<Security, string> = {
  none: 'No token',
  optional: 'Token optional',
  required: 'Token required',
};

/** Everything about one operation. */
export function operationSection(context: Context, operation: Operation): Content {
  const { document, linkOf } = context;
  const { operationId: id, summary, description, method, path, access, isKeyed } = operation;
  const { parameters, requestBody, responses } = operation;
  const body = requestBody && follow(document, requestBody);
  const answers = Object.entries(responses).map(
    ([status, answer]) => [status, follow(document, answer)] as const,
  );
  const good = answers.filter(([status]) => status.startsWith('2'));
  const failed = answers.filter(([status]) => !status.startsWith('2'));
  const call = { ...operation, body: body && examplesOf(body)[0]?.value };
  return markup`<article>
${heading(3, id, summary)}
<p class="endpoint">${methodBadge(method)}<code>${path}</code></p>
<ul class="facts"><li>${TOKEN_WORDS[access]}</li>${isKeyed && markup`<li>Takes an Idempotency-Key</li>`}<li><code>${id}</code></li></ul>
<div class="columns">
<div class="description">
${prose(description, linkOf)}
${parameters.length > 0 && markup`<h4>Parameters</h4>${parameterTable(context, `Parameters of ${id}`, parameters)}`}
${body && markup`<h4>Body</h4>${bodyWords(context, `Body of ${id}`, body)}`}
${good.map(([status, answer]) => markup`<h4>Answer ${status}</h4>${bodyWords(context, `Answer ${status} of ${id}`, answer)}${headersOf(context, answer)}`)}
</div>
<div class="samples">
${sample('TypeScript', clientCall(call))}
${sample('curl', curlCall(call))}
${good.map(([status, answer]) => examplesOf(answer).map(({ value }) => sample(`Answer ${status}`, JSON.stringify(value, null, 2))))}
</div>
</div>
<h4>Errors</h4>
${table(
  `Errors of ${id}`,
  ['Status', 'Meaning'],
  failed.map(([status, answer]) => errorRow(context, status, answer)),
)}
</article>
`;
}

/** The examples of a body, with what each is of where there are several. */
function examplesOf({ content }: BodyObject): { summary?: string; value: unknown }[] {
  const { example, examples } = content['application/json'];
  return examples ? Object.values(examples) : [{ value: example }];
}

function errorRow(context: Context, status: string, answer: BodyObject): Content {
  const { schema } = answer.content['application/json'];
  const examples = examplesOf(answer).map(
    ({ summary, value }) =>
      markup`${summary !== undefined && markup`<p>${summary}</p>`}<pre><code>${highlight(JSON.stringify(value, null, 2))}</code></pre>`,
  );
  return markup`<tr><th scope="row"><code>${status}</code></th><td>${prose(answer.description, context.linkOf)}${headersOf(context, answer)}<p class="type">${typeLink(wordsOf(context.document, schema))}</p>
<details><summary>Example of ${status}</summary>${examples}</details></td></tr>
`;
}

function parameterTable(context: Context, label: string, parameters: ParameterObject[]): Content {
  const rows = parameters.map((parameter) => {
    const { name = '', in: place, required = false } = parameter;
    return valueRow(context, { name, place, required, words: parameterWords(context, parameter) });
  });
  return table(label, ['Name', 'Meaning'], rows);
}

/** What a parameter or a header is says more than what its schema is. */
function parameterWords({ document }: Context, parameter: ParameterObject): ValueWords {
  const { schema, description, example } = parameter;
  const words = wordsOf(document, schema);
  return {
    ...words,
    description: description ?? words.description,
    example: example === undefined ? undefined : JSON.stringify(example),
  };
}

function bodyWords(context: Context, label: string, body: BodyObject): Content {
  const { schema } = body.content['application/json'];
  const words = wordsOf(context.document, schema);
  return markup`<p>${inline(body.description, context.linkOf)} <span class="type">${typeLink(words)}</span></p>
${fieldTable(context, label, schema)}`;
}

function headersOf(context: Context, { headers = {} }: BodyObject): Content {
  return Object.entries(headers).map(([name, reference]) => {
    const header = follow(context.document, reference);
    const words = parameterWords(context, header);
    return markup`<p>Header <code>${name}</code>: ${words.type}${header.required && markup` <span class="required">required</span>`}</p>
${valueWords(context, words)}`;
  });
}
