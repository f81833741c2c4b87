import type { Random } from './random.js'

const NAMES = [
  'errors',
  '__proto__',
  'constructor',
  'a.b.c',
  'user,basket',
  ',,,',
  '*',
  'toString',
  'x'.repeat(2_000),
  'basketContent',
  'product.name',
  '[]',
  '\u00e4',
]

const HEADERS: Record<string, readonly string[]> = {
  'x-inertia': ['true', 'false', '1', ''],
  'x-inertia-version': ['', 'older', '\u00e4', 'x'.repeat(3_000)],
  'x-inertia-partial-component': ['site/home', 'catalogue/products/index', '../../etc', ...NAMES],
  'x-inertia-partial-data': NAMES,
  'x-inertia-partial-except': NAMES,
  'x-inertia-reset': NAMES,
  'x-inertia-error-bag': NAMES,
  'x-inertia-except-once-props': NAMES,
  'x-inertia-infinite-scroll-merge-intent': ['append', 'prepend', '__proto__'],
  'accept': [
    '',
    '*/*',
    'application/json',
    'text/html;q=x',
    'image/png',
    ';;;',
    'a/b, '.repeat(300),
  ],
  'accept-language': ['', '*', 'xx', 'de;q=2', '\u00e4', 'de-'.repeat(400), 'zh-Hant-TW'],
  'accept-encoding': ['gzip', 'br', 'identity;q=0', 'x', '*;q=0'],
  'cookie': [
    '',
    '=',
    ';;;',
    'kontor-session=s:x',
    'kontor-session=%E0%A4%A',
    'a=b; '.repeat(300),
    'i18nextLng=__proto__',
    'basket=%7B%22items%22%3A5%7D',
    'kontor-basket=e:AAAA',
    'theme=\u00e4',
  ],
  'authorization': [
    'Bearer ',
    'Bearer x',
    'Basic Og==',
    'Bearer \u00e4',
    `Bearer ${'x'.repeat(4_000)}`,
    'bearer',
  ],
  'range': [
    'bytes=-1',
    'bytes=9-1',
    'bytes=0-0,2-3',
    'bytes=99999999999999999999-',
    'x=1',
    'bytes=0-',
  ],
  'if-range': ['"x"', 'Mon, 99 Foo 0000', '\u00e4'],
  'if-none-match': ['*', '"x"', 'W/"', 'x'.repeat(3_000)],
  'if-modified-since': ['yesterday', 'Mon, 01 Jan 9999 00:00:00 GMT'],
  'referer': [
    'http://[',
    'http://127.0.0.1/%C0',
    '//evil.example',
    'javascript:1',
    '%',
    'x'.repeat(4_000),
    '',
  ],
  'origin': ['null', 'http://evil.example', '\u00e4'],
  'host': ['evil.example', 'a:b:c', '127.0.0.1:99999', '[::1', '\u00e4'],
  'x-forwarded-for': ['1.2.3.4', 'x', '::1, 1.2.3.4', ','.repeat(500), "'; drop", '\u00e4'],
  'x-forwarded-proto': ['https', 'x', 'https,http', ''],
  'x-forwarded-host': ['evil.example', 'a b', '\u00e4', '//'],
  'x-forwarded-port': ['99999', 'x'],
  'x-request-id': ['x', 'a b"', 'x'.repeat(500), '\u00e4'],
  'x-requested-with': ['XMLHttpRequest', 'x'],
  'x-xsrf-token': ['', 'x', '\u00e4', 'e:x'],
  'x-csrf-token': ['', 'x'],
  'x-http-method-override': ['DELETE', 'x'],
  'idempotency-key': ['', 'x', 'x'.repeat(4_000), '\u00e4', '__proto__'],
  'user-agent': ['', 'x'.repeat(6_000), '\u00e4', '<script>'],
  'sec-fetch-dest': ['document', 'x'],
  'sec-fetch-site': ['cross-site', 'x'],
  'purpose': ['prefetch'],
  'expect': ['x'],
  'content-encoding': ['gzip', 'br', 'x'],
}

/** Gives one to three headers another value than anybody would send. */
export function breakHeaders(headers: Record<string, string>, random: Random): void {
  const times = 1 + random.below(3)
  for (let time = 0; time < times; time++) {
    const name = random.pick(Object.keys(HEADERS))
    const isDoor = ['cookie', 'authorization', 'x-xsrf-token'].includes(name)
    if (isDoor && random.often(0.6)) continue
    headers[name] = random.pick(HEADERS[name]!)
  }
}
