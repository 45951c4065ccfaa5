export type Kinds = Readonly<Record<string, string | Buffer>>;

export const GOOD = '{"name":"Clinic","location":"Here","openHours":"9 to 5"}';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

const withText = (...text: number[]) => bytes('{"name":"', text, '"}');

const withValue = (value: string) => `{"name":${value}}`;

const big = 30_000;

/** Each is answered 400. The grammar of JSON is that of `JSON.parse`, so that each kind of leniency has one example. */
export const BROKEN: Kinds = {
  nothing: '',
  'white space': ' \t\r\n ',
  'a number': '1',
  'a text': '"name"',
  null: 'null',
  'an empty list': '[]',
  'a list of a valid body': `[${GOOD}]`,
  'two bodies': `${GOOD}${GOOD}`,
  'a trailing word': `${GOOD} end`,
  'a comma at the end': '{"name":"Clinic",}',
  'a key without quotes': '{name:"Clinic"}',
  'single quotes': "{'name':'Clinic'}",
  'an unterminated text': '{"name":"Clinic}',
  'a block comment': '{/* a clinic */"name":"Clinic"}',
  NaN: withValue('NaN'),
  undefined: withValue('undefined'),
  'a number that overflows': withValue('1e400'),
  'a line break in a text': withValue('"a\nb"'),
  'a NUL in a text': withText(0),
  'an escaped NUL': withValue(String.raw`"a\u0000b"`),
  'a lone high surrogate': withValue(String.raw`"\ud83d"`),
  'a lone low surrogate': withValue(String.raw`"\udc69"`),
  'a reversed surrogate pair': withValue(String.raw`"\udc69\ud83d"`),
  'a byte that is never valid in UTF-8': withText(0xff),
  'a truncated character': withText(0xe2, 0x82),
  'a surrogate in UTF-8': withText(0xed, 0xa0, 0x80),
  'a code point past U+10FFFF': withText(0xf4, 0x90, 0x80, 0x80),
  'Latin-1': Buffer.from('{"name":"Clínica"}', 'latin1'),
  'UTF-16 with a byte order mark': Buffer.from(`\uFEFF${GOOD}`, 'utf16le'),
  'UTF-16, big-endian': Buffer.from(`\uFEFF${GOOD}`, 'utf16le').swap16(),
  'UTF-32': Buffer.from(Array.from(GOOD, (letter) => `${letter}\0`).join(''), 'utf16le'),
  'a byte order mark in the middle': `{\uFEFF"name":"Clinic"}`,
  'a no-break space': `{\u00A0"name":"Clinic"}`,
  'trailing NUL bytes': `${GOOD}\0\0\0`,
  'nested lists': '['.repeat(big) + ']'.repeat(big),
  'nested lists in a field': withValue('['.repeat(big) + ']'.repeat(big)),
  'unclosed nested lists': '['.repeat(big),
  'nested objects': `${'{"name":'.repeat(6000)}1${'}'.repeat(6000)}`,
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
  'an XSSI prefix': `)]}',\n${GOOD}`,
  'JSON in JSON': JSON.stringify(GOOD),
};

/** Unusual but valid: each is answered 200. */
export const UNUSUAL: Kinds = {
  'an empty object': '{}',
  'white space around everything': ' \r\n{ "name" : "Clinic" }\t',
  'everything escaped': String.raw`{"\u006eame":"\u0043linic"}`,
  'a surrogate pair, escaped': withValue(String.raw`"\ud83d\udc69"`),
  null: withValue('null'),
  // RFC 8259 allows parsers to ignore it.
  'a byte order mark': `\uFEFF${GOOD}`,
  // The last one wins, as in JSON.parse.
  'the same field twice': '{"name":"Other","name":"Clinic"}',
};

/** Each is answered 415. */
export const WRONG_TYPES: readonly string[] = [
  'text/plain',
  'text/json',
  'json',
  '*/*',
  'application/jsonp',
  'application/problem+json',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json, text/plain',
  'application/json; charset=utf-16',
  'application/json; charset="UTF-16LE"',
  'application/json; charset=iso-8859-1',
  'application/json; charset=nothing',
  'application/json; charset=utf-8x',
  'application/json; charset=xutf-8',
  '',
];

/** Each is read as JSON. */
export const RIGHT_TYPES: readonly string[] = [
  'application/json',
  'APPLICATION/JSON',
  'application/json;charset=utf-8',
  'application/json; charset="UTF-8"',
  'application/json ; charset=utf8',
  'application/json;charset = "UTF8"; x=y',
];
