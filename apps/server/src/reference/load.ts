import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contractFile } from '../contract.ts';
import { referencePolicy } from '../plugins/headers.ts';
import type { ApiDocument } from './document.ts';
import { renderReference } from './page.ts';

/** The reference of the API, and the contract that it is made from. */
export interface Reference {
  /** A whole HTML page. */
  page: string;
  /** openapi.yaml as it is. */
  contract: string;
  /** What the page may do in a browser. */
  policy: string;
}

/** Reads the contract and makes the reference of it. */
export function loadReference(): Reference {
  const contract = readFileSync(contractFile, 'utf8');
  const style = readFileSync(new URL('style.css', import.meta.url), 'utf8');
  const policy = referencePolicy(style);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `redocly lint` checks the shape
  const document = parse(contract) as ApiDocument;
  return { page: renderReference(document, { style, policy }), contract, policy };
}
