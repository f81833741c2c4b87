import type { Random } from './random.js'

export const NASTY_TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\u202e',
    '\ud800',
    'a\udc00b',
    '\ufeff',
    '\uffff',
    '\u0001\u000b\u001f',
  ],
  ...['\r\nX-Own: yes', '1e3', '0x10', 'NaN', 'Infinity', '-0', '9223372036854775808', '-1', '1.5'],
  ...[
    '2026-02-30',
    '0000-00-00',
    '99999999',
    '20260230',
    '2026/13/45',
    'null',
    'undefined',
    'true',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    '..%2f..',
    '/\\evil.example',
    '//evil',
  ],
  ...[
    "'; drop table users; --",
    '%',
    '%00',
    '_%_',
    '\\',
    '"',
    '<script>alert(1)</script>',
    '${7*7}',
  ],
  ...[
    '{{7*7}}',
    '=1+1',
    '@SUM(1)',
    'ä'.repeat(300),
    '😀'.repeat(300),
    'x'.repeat(5_000),
    'x'.repeat(60_000),
  ],
  ...[
    'a@b',
    'a@b.c\nBcc: d@e.f',
    'http://[',
    'javascript:alert(1)',
    '٣',
    '１２３',
    'İ',
    'ß',
    '\u0345',
  ],
  ...[
    'https://xn--a.example/\0',
    'E'.repeat(254),
    '1'.repeat(400),
    '00000000-0000-0000-0000-000000000000',
  ],
]

const NASTY_NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e21,
  0.1 + 0.2,
]

const nested = (depth: number): unknown => {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value }
  return value
}

const OTHERS = [
  ...[null, true, false, [], {}, [[]], [null], [''], ['a', 'a'], [1, '1', {}], { length: 5 }],
  ...[{ 0: 'a' }, { toString: 'x' }, { constructor: { prototype: { x: 1 } } }, { then: 'x' }],
  ...[nested(50), nested(900), Array.from({ length: 3_000 }, (_, index) => index)],
  JSON.parse('{"__proto__": {"isStaff": true, "polluted": 1}}'),
]

export const nastyValue = (random: Random): unknown =>
  random.often(0.55)
    ? random.pick(NASTY_TEXTS)
    : random.often(0.5)
      ? random.pick(NASTY_NUMBERS)
      : random.pick(OTHERS)

type Place = { parent: Record<string, unknown>; name: string }

/** The same value with one part broken: swapped, taken away, doubled or renamed. */
export function brokenOnce(value: unknown, random: Random): unknown {
  const copy: unknown = structuredClone(value)
  const places = placesIn(copy)
  if (places.length === 0) return nastyValue(random)
  const { parent, name } = random.pick(places)
  const way = random.fraction()
  if (way < 0.75) put(parent, name, nastyValue(random))
  else if (way < 0.85) delete parent[name]
  else if (way < 0.92) put(parent, random.pick(NASTY_TEXTS) || 'unknown', parent[name])
  else put(parent, name, [parent[name], parent[name]])
  return copy
}

/** An own property, whatever its name. */
const put = (parent: object, name: string, value: unknown) =>
  Object.defineProperty(parent, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    { parent: value as Record<string, unknown>, name },
    ...placesIn(inner),
  ])
}
