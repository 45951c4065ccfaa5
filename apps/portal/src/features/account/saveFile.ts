/** Has the browser save a JSON document as a file. */
export function saveFile(name: string, document: unknown): void {
  const file = new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  const link = Object.assign(window.document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
