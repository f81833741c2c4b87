import { gzipSync } from 'node:zlib'
import type { Random } from './random.js'

type Headers = Record<string, string>

/** A body as JSON, or in a form that no page and hardly a program would send. */
export function encodeBody(value: unknown, headers: Headers, random: Random | null): Buffer {
  const json = Buffer.from(JSON.stringify(value) ?? 'null')
  const { type, body } = random
    ? random.pick(WAYS)(json, value, random)
    : { type: 'application/json', body: json }
  if (type) headers['content-type'] = type
  headers['content-length'] = String(body.length)
  return body
}

type Encoded = { type?: string; body: Buffer }
type Way = (json: Buffer, value: unknown, random: Random) => Encoded

const JSON_TYPE = 'application/json'
const FORM = 'application/x-www-form-urlencoded'
const BOUNDARY = 'multipart/form-data; boundary=x'

const fixed = (type: string | undefined, body: string | Buffer): Way => {
  const bytes = Buffer.from(body as string)
  return () => ({ type, body: bytes })
}

const part = (head: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
const file = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n${content}\r\n--x--\r\n`

const fieldsOf = (value: unknown) =>
  Object.entries((value ?? {}) as object).map(
    ([name, inner]) =>
      [name, typeof inner === 'object' ? JSON.stringify(inner) : String(inner)] as const
  )

const WAYS: Way[] = [
  (json) => ({ type: 'text/plain', body: json }),
  (json) => ({ type: 'application/xml', body: json }),
  (json) => ({ type: undefined, body: json }),
  (json) => ({
    type: 'application/json; charset=utf-16',
    body: Buffer.from(json.toString(), 'utf16le'),
  }),
  (json) => ({ type: 'application/json; charset=nonsense', body: json }),
  (json) => ({ type: 'application/vnd.api+json', body: json }),
  (json) => ({ type: JSON_TYPE, body: json.subarray(0, Math.floor(json.length / 2)) }),
  (json) => ({ type: JSON_TYPE, body: gzipSync(json) }),
  (json) => ({ type: `${JSON_TYPE}, text/plain`, body: json }),
  (json) => ({ type: JSON_TYPE, body: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), json]) }),
  (json) => ({ type: JSON_TYPE, body: Buffer.concat([json, Buffer.from([0xff, 0xfe, 0x00])]) }),
  (json) => ({
    type: JSON_TYPE,
    body: Buffer.from(`{"__proto__":${json.toString()},"constructor":{"prototype":{}}}`),
  }),
  (_, value) => ({
    type: FORM,
    body: Buffer.from(new URLSearchParams(fieldsOf(value) as never).toString()),
  }),
  (_, value) => ({
    type: BOUNDARY,
    body: Buffer.from(
      `${fieldsOf(value)
        .map(([name, text]) => part(`name="${name}"`, text))
        .join('')}--x--\r\n`
    ),
  }),
  (_, value) => ({
    type: BOUNDARY,
    body: Buffer.from(
      fieldsOf(value)
        .map(([name, text]) => part(`name="${name}[a][0]"`, text))
        .join('')
    ),
  }),
  ...[
    '',
    'null',
    '5',
    '"text"',
    '[]',
    '[1,2]',
    'true',
    '{"a":1,"a":2}',
    '[',
    '{}{}',
    '\0',
    '1e999',
    '-',
  ].map((body) => fixed(JSON_TYPE, body)),
  fixed(JSON_TYPE, '['.repeat(20_000)),
  fixed(JSON_TYPE, '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000)),
  fixed(JSON_TYPE, `{"a":"${'x'.repeat(1_100_000)}"}`),
  ...[
    'a[b][c][d][e][f][g][h]=1',
    'a[__proto__][x]=1&__proto__[y]=2',
    'a[100000]=1',
    '%',
    'a=%E0%A4%A',
    'a=%00',
    '&&&===',
    'a'.repeat(300_000),
  ].map((body) => fixed(FORM, body)),
  fixed('multipart/form-data', part('name="a"', 'b')),
  fixed(BOUNDARY, 'no parts at all'),
  fixed(BOUNDARY, '--x--\r\n'),
  fixed(BOUNDARY, part('name="a"', 'b')),
  fixed(BOUNDARY, `--x\r\nContent-Disposition: \r\n\r\nb\r\n--x--\r\n`),
  fixed(BOUNDARY, `${part('name="__proto__"', 'b')}${part('name="constructor"', 'c')}--x--\r\n`),
  fixed(BOUNDARY, `${part(`name="${'n'.repeat(20_000)}"`, 'b')}--x--\r\n`),
  fixed(
    BOUNDARY,
    `${Array.from({ length: 1_500 }, (_, index) => part(`name="a${index}"`, 'b')).join('')}--x--\r\n`
  ),
  ...[
    'a.csv',
    '../../a.csv',
    'a\0.csv',
    '',
    '\u202e.csv',
    `${'a'.repeat(3_000)}.csv`,
    'con',
    'a.xml',
  ].map((name) => fixed(BOUNDARY, file(name, 'a;b\n1;2'))),
  fixed(
    BOUNDARY,
    file(
      'a.xml',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]><a>&d;</a>'
    )
  ),
  fixed(
    BOUNDARY,
    file('a.xml', '<Document><BkToCstmrStmt><Stmt><Acct/></Stmt></BkToCstmrStmt></Document>')
  ),
  fixed(BOUNDARY, file('a.sta', ':20:x\n:25:y\n:28C:z\n:60F:C260101EUR1,\n:61:99\n')),
  fixed(BOUNDARY, file('a.bin', '\0\u0001\u0002'.repeat(2_000))),
  fixed('multipart/form-data; boundary=', '--\r\n'),
  fixed('multipart/form-data; boundary="', 'x'),
  fixed('multipart/mixed; boundary=x', part('name="a"', 'b')),
]
