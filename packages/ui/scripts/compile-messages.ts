// Compiles the ICU messages of the catalogues. See docs/decisions/033-messages.md.
import compile from 'icu-minify/compile';
import { parseAst, type Plugin } from 'vite';

const isNode = (value: unknown): value is { type: string; start: number; end: number } =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

interface Call {
  start: number;
  end: number;
  /** The source of the message; undefined if it is not a literal. */
  source: string | undefined;
}

/** The arguments of all calls `icu(…)`. */
function findCalls(node: unknown, calls: Call[] = []): Call[] {
  if (Array.isArray(node)) for (const child of node) findCalls(child, calls);
  if (!isNode(node)) return calls;
  if (
    node.type === 'CallExpression' &&
    'callee' in node &&
    isNode(node.callee) &&
    'name' in node.callee &&
    node.callee.name === 'icu' &&
    'arguments' in node &&
    Array.isArray(node.arguments)
  ) {
    const [message] = node.arguments;
    const { start, end, value } = message;
    calls.push({ start, end, source: typeof value === 'string' ? value : undefined });
  }
  for (const child of Object.values(node)) findCalls(child, calls);
  return calls;
}

/**
 * Replaces the argument of each call `icu('…')` by its compiled form.
 * @param code - A module in TypeScript or JavaScript.
 * @throws Error if a message is no string literal, or invalid
 */
export function compileMessages(code: string): string {
  let compiled = code;
  for (const { start, end, source } of findCalls(parseAst(code, { lang: 'ts' })).toReversed()) {
    if (source === undefined)
      throw new Error(`icu() needs a string literal: ${code.slice(start, end)}`);
    let message;
    try {
      message = compile(source);
    } catch (error) {
      throw new Error(`Not an ICU message: ${source}`, { cause: error });
    }
    if (typeof message === 'string') throw new Error(`A text without values: ${source}`);
    compiled = compiled.slice(0, start) + JSON.stringify(message) + compiled.slice(end);
  }
  return compiled;
}

/** Compiles catalogues, which are the modules in folders named `messages`. */
export function messagesPlugin(): Plugin {
  return {
    name: 'messages',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/(?:.+\/)?messages\/.+\.ts$/, code: /\bicu\(/ },
      handler: (code, id) =>
        id.endsWith('/icu.ts') ? undefined : { code: compileMessages(code), map: null },
    },
  };
}
