// `npm run build`: the reference of the API as files that open from a disk, without a server.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadReference } from './load.ts';

const folder = new URL('../../dist/api-reference/', import.meta.url);
const { page, contract } = loadReference();
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('index.html', folder), page);
writeFileSync(new URL('openapi.yaml', folder), contract);
