// Bodies that are no JSON, or none that an operation takes, as bytes on the wire.

/** A body, or what is special about it, by what is wrong with it. */
export type Kinds = Readonly<Record<string, string | Buffer>>;

/** A good body of `updateClinic`, to be spoiled. */
export const GOOD = '{"name":"Clinic","location":"Here","openHours":"9 to 5"}';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

/** A good body but for the bytes of one text. */
const withText = (...text: number[]) => bytes('{"name":"', text, '"}');

/** A good body but for how a value is written. */
const withValue = (value: string) => `{"name":${value}}`;

const big = 30_000;

/** Each is answered 400. */
export const BROKEN: Kinds = {
  nothing: '',
  'white space': ' \t\r\n ',
  'a number': '1',
  'a text': '"name"',
  true: 'true',
  null: 'null',
  'an empty list': '[]',
  'a list of the right thing': `[${GOOD}]`,
  'two of them': `${GOOD}${GOOD}`,
  'two lines': `${GOOD}\n${GOOD}`,
  'a word after it': `${GOOD} end`,
  'a brace too many': `${GOOD}}`,
  'a comma at the end': '{"name":"Clinic",}',
  'a comma at the start': '{,"name":"Clinic"}',
  'two commas': '{"name":"Clinic",,"location":"Here"}',
  'no comma': '{"name":"Clinic" "location":"Here"}',
  'no colon': '{"name" "Clinic"}',
  'two colons': '{"name"::"Clinic"}',
  'an equals sign': '{"name"="Clinic"}',
  'a semicolon': '{"name":"Clinic";"location":"Here"}',
  'a key alone': '{"name"}',
  'a value alone': '{:"Clinic"}',
  'a key without quotes': '{name:"Clinic"}',
  'a number as key': '{1:"Clinic"}',
  'single quotes': "{'name':'Clinic'}",
  'curly quotes': '{“name”:“Clinic”}',
  backticks: '{`name`:`Clinic`}',
  'a text that does not end': '{"name":"Clinic}',
  'the wrong bracket': '{"name":"Clinic"]',
  'a comment to the end of the line': `// a clinic\n${GOOD}`,
  'a comment between': '{/* a clinic */"name":"Clinic"}',
  'a comment of a script': `# a clinic\n${GOOD}`,
  NaN: withValue('NaN'),
  Infinity: withValue('Infinity'),
  '-Infinity': withValue('-Infinity'),
  undefined: withValue('undefined'),
  None: withValue('None'),
  True: withValue('True'),
  'a leading zero': withValue('012'),
  'a leading plus': withValue('+1'),
  'a leading dot': withValue('.5'),
  'a trailing dot': withValue('1.'),
  'an exponent without digits': withValue('1e'),
  'a minus alone': withValue('-'),
  'a hexadecimal number': withValue('0x10'),
  'a number with separators': withValue('1_000'),
  'a big integer': withValue('1n'),
  'a number beyond all': withValue('1e400'),
  'a number of many digits': withValue('9'.repeat(5000)),
  'a date': withValue('2024-01-01'),
  'an expression': withValue('"a"+"b"'),
  'a regular expression': withValue('/a/'),
  'a line break in a text': withValue('"a\nb"'),
  'a tab in a text': withValue('"a\tb"'),
  'a NUL in a text': withText(0),
  'an escape character in a text': withText(0x1b),
  'an escaped NUL': withValue(String.raw`"a\u0000b"`),
  'an escape that is none': withValue(String.raw`"\x41"`),
  'an escaped single quote': withValue(String.raw`"\'"`),
  'an escape of three digits': withValue(String.raw`"\u123"`),
  'an escape in braces': withValue(String.raw`"\u{41}"`),
  'half a surrogate pair': withValue(String.raw`"\ud83d"`),
  'the other half': withValue(String.raw`"\udc69"`),
  'a surrogate pair backwards': withValue(String.raw`"\udc69\ud83d"`),
  'a byte that UTF-8 never has': withText(0xff),
  'a continuation without a start': withText(0x80),
  'a character that does not end': withText(0xe2, 0x82),
  'an overlong slash': withText(0xc0, 0xaf),
  'a surrogate in UTF-8': withText(0xed, 0xa0, 0x80),
  'a character past the last': withText(0xf4, 0x90, 0x80, 0x80),
  'Latin-1': Buffer.from('{"name":"Clínica"}', 'latin1'),
  'UTF-16': Buffer.from(GOOD, 'utf16le'),
  'UTF-16 with its mark': Buffer.from(`\uFEFF${GOOD}`, 'utf16le'),
  'UTF-16, the big end first': Buffer.from(`\uFEFF${GOOD}`, 'utf16le').swap16(),
  'UTF-32': Buffer.from(Array.from(GOOD, (letter) => `${letter}\0`).join(''), 'utf16le'),
  'a mark in the middle': `{\uFEFF"name":"Clinic"}`,
  'a space that does not break': `{\u00A0"name":"Clinic"}`,
  'a separator of lines': `{\u2028"name":"Clinic"}`,
  'a form feed': `{\f"name":"Clinic"}`,
  'NUL bytes after it': `${GOOD}\0\0\0`,
  'lists in lists': '['.repeat(big) + ']'.repeat(big),
  'lists in lists in a field': withValue('['.repeat(big) + ']'.repeat(big)),
  'lists in lists without an end': '['.repeat(big),
  'objects in objects': `${'{"name":'.repeat(6000)}1${'}'.repeat(6000)}`,
  'many unknown fields': `{${Array.from({ length: 3000 }, (_, index) => `"f${index}":1`).join()}}`,
  'a prototype': '{"__proto__":{"isAdmin":true}}',
  'a prototype in a field': withValue('{"__proto__":{}}'),
  'an escaped prototype': String.raw`{"\u005f_proto__":{"isAdmin":true}}`,
  'a constructor': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'an unknown field': '{"name":"Clinic","role":"Doctor"}',
  'an unknown field without a name': '{"name":"Clinic","":1}',
  'a field in another case': '{"Name":"Clinic"}',
  'a form': 'name=Clinic&location=Here',
  XML: '<clinic><name>Clinic</name></clinic>',
  YAML: 'name: Clinic\nlocation: Here\n',
  'a call': `callback(${GOOD})`,
  'a guarded answer': `)]}',\n${GOOD}`,
  Base64: Buffer.from(GOOD).toString('base64'),
  'JSON in JSON': JSON.stringify(GOOD),
};

/** What is unusual, and right: each is answered 200. */
export const UNUSUAL: Kinds = {
  'an empty object': '{}',
  'white space around everything': ' \r\n{ "name" : "Clinic" }\t',
  'everything escaped': String.raw`{"\u006eame":"\u0043linic"}`,
  'a surrogate pair, escaped': withValue(String.raw`"\ud83d\udc69"`),
  null: withValue('null'),
  // RFC 8259 lets a parser skip it.
  'a byte order mark': `\uFEFF${GOOD}`,
  // The last one counts, as in all of JavaScript; the RFC asks for no more.
  'the same field twice': '{"name":"Other","name":"Clinic"}',
};

/** Content types that are not JSON's: each is answered 415. */
export const WRONG_TYPES: readonly string[] = [
  'text/plain',
  'text/plain; charset=utf-8',
  'text/json',
  'text/html',
  'json',
  'application',
  'application/',
  '/json',
  '*/*',
  'application/*',
  'application/jsonp',
  'application/json5',
  'application/json-seq',
  'application/json-patch+json',
  'application/merge-patch+json',
  'application/problem+json',
  'application/vnd.api+json',
  'application/ld+json',
  'application/xml',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'application/x-ndjson',
  'application/cbor',
  'multipart/form-data; boundary=x',
  'application/json, text/plain',
  'application/json; charset=utf-16',
  'application/json; charset="UTF-16LE"',
  'application/json; charset=iso-8859-1',
  'application/json; charset=nothing',
];

/** Other ways to write JSON's content type. */
export const RIGHT_TYPES: readonly string[] = [
  'application/json',
  'APPLICATION/JSON',
  'application/json;charset=utf-8',
  'application/json; charset="UTF-8"',
  'application/json ; charset=utf8',
];
