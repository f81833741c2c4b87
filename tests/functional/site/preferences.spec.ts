import { test } from '@japa/runner'

type Origin = {
  from: string
  headers: Record<string, string>
  cookie: string | null
  path: string
  locale: string
}

const LANGUAGES: Origin[] = [
  { from: 'nothing', headers: {}, cookie: null, path: '/faq', locale: 'en' },
  {
    from: 'the browser',
    headers: { 'accept-language': 'de-AT,en;q=0.5' },
    cookie: null,
    path: '/faq',
    locale: 'de',
  },
  {
    from: 'a browser of another language',
    headers: { 'accept-language': 'fr' },
    cookie: null,
    path: '/faq',
    locale: 'en',
  },
  {
    from: 'the cookie',
    headers: { 'accept-language': 'de' },
    cookie: 'en',
    path: '/faq',
    locale: 'en',
  },
  {
    from: 'the address',
    headers: { 'accept-language': 'en' },
    cookie: 'en',
    path: '/faq?lang=de',
    locale: 'de',
  },
  {
    from: 'a known value, not an invented one',
    headers: {},
    cookie: 'xx',
    path: '/faq?lang=yy',
    locale: 'en',
  },
]

/** A plain request: the test client would encrypt the cookies that a page's script writes as they are. */
const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, { headers })
  return { text: await answer.text(), cookies: answer.headers.getSetCookie() }
}

test.group('Site | language', () => {
  test('comes from {from}')
    .with(LANGUAGES)
    .run(async ({ assert }, { path, headers, cookie, locale }) => {
      const cookies: Record<string, string> = cookie ? { cookie: `i18nextLng=${cookie}` } : {}
      const { text } = await ask(path, { ...headers, ...cookies })
      assert.include(text, `<html lang="${locale}"`)
    })

  test('that was asked for is remembered for the next page', async ({ assert }) => {
    const [cookie] = named((await ask('/faq?lang=de')).cookies, 'i18nextLng')
    assert.match(cookie!, /^i18nextLng=de;.*Max-Age=31557600/)
    assert.notMatch(cookie!, /HttpOnly/)
  })

  test('is not written down for those who did not choose', async ({ assert }) => {
    const { cookies } = await ask('/faq', { 'accept-language': 'de' })
    assert.isEmpty(named(cookies, 'i18nextLng'))
  })
})

test.group('Site | theme', () => {
  test('is that of the system until somebody chooses', async ({ assert }) => {
    assert.include((await ask('/faq')).text, 'data-theme="system"')
  })

  test('stands in the page before it is painted', async ({ assert }) => {
    assert.include((await ask('/faq', { cookie: 'theme=dark' })).text, 'data-theme="dark"')
  })

  test('that was asked for is remembered', async ({ assert }) => {
    const { text, cookies } = await ask('/faq?theme=light')
    assert.include(text, 'data-theme="light"')
    assert.lengthOf(named(cookies, 'theme'), 1)
  })

  test('is never an invented one', async ({ assert }) => {
    const { text, cookies } = await ask('/faq?theme="><script>', { cookie: 'theme=plaid' })
    assert.include(text, 'data-theme="system"')
    assert.isEmpty(named(cookies, 'theme'))
  })
})

const named = (cookies: string[], name: string) =>
  cookies.filter((cookie) => cookie.startsWith(`${name}=`))
