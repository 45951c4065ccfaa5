import { targetOf } from '../contract.ts';

/** A JSON Schema with the keywords that the contract uses. */
export interface SchemaObject {
  $ref?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  default?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, SchemaObject>;
  additionalProperties?: boolean | SchemaObject;
  items?: SchemaObject;
  anyOf?: SchemaObject[];
}

/** A parameter, or a header of an answer, which has no name and no place of its own. */
export interface ParameterObject {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  description?: string;
  schema: SchemaObject;
  example?: unknown;
}

/** A body in JSON. */
export interface MediaObject {
  schema: SchemaObject;
  example?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
}

/** The body of a request, or an answer. */
export interface BodyObject {
  $ref?: string;
  description: string;
  headers?: Record<string, ParameterObject>;
  content: { 'application/json': MediaObject };
}

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, unknown>[];
  parameters?: ParameterObject[];
  requestBody?: BodyObject;
  responses: Record<string, BodyObject>;
}

/** The parts of the contract that the reference shows. */
export interface ApiDocument {
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: {
    securitySchemes: Record<string, { description: string }>;
    schemas: Record<string, SchemaObject>;
  };
}

/** What a part of the document is when its reference is followed; keywords beside one count too. */
export function follow<Part extends { $ref?: string }>(document: ApiDocument, part: Part): Part {
  const { $ref, ...own } = part;
  if ($ref === undefined) return part;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `redocly lint` checks the shape
  const target = targetOf(document, $ref) as Part;
  return follow(document, { ...target, ...own });
}

/** The name of the schema that a reference leads to. */
export const schemaName = ({ $ref }: { $ref?: string }) =>
  /^#\/components\/schemas\/(\w+)$/.exec($ref ?? '')?.[1];

/** The names of the schemas that a part of the document leads to, directly or by way of others. */
export function schemasWithin(document: ApiDocument, part: unknown): string[] {
  const seen = new Set<string>();
  const visit = (node: unknown) => {
    for (const [, reference = ''] of JSON.stringify(node).matchAll(/"\$ref":"([^"]+)"/g)) {
      if (seen.has(reference)) continue;
      seen.add(reference);
      visit(targetOf(document, reference));
    }
  };
  visit(part);
  return [...seen].flatMap(($ref) => schemaName({ $ref }) ?? []);
}
