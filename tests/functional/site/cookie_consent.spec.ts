import { readFileSync, statSync } from 'node:fs'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { CONSENT_MONTHS } from '#site/domain/cookie_consent'

const cookiesOf = (response: ApiResponse) =>
  [response.headers()['set-cookie'] as unknown as string[] | undefined].flat().map(String)

const FILMS = ['days', 'range', 'quote', 'order', 'files']

test.group('Site | cookie consent', () => {
  test('an open question shows both answers, and no film', async ({ assert, client }) => {
    const page = (await client.get('/').header('accept', 'text/html')).text()
    assert.include(page, 'Accept all')
    assert.include(page, 'Only use necessary technologies')
    assert.include(page, 'The preview is unavailable unless cookies are accepted.')
    assert.notInclude(page, '<video')
    assert.notInclude(page, '/films/')
  })

  test('the answer {consent} is kept for six months in the key cookie_consent')
    .with([{ consent: 'all' }, { consent: 'necessary' }])
    .run(async ({ assert, client }, { consent }) => {
      const path: string = '/cookie-consent'
      const response = await client.post(path).form({ consent }).withCsrfToken().redirects(0)
      response.assertStatus(302)
      const cookie = cookiesOf(response).find((line) => line.startsWith('cookie_consent='))!
      assert.include(cookie, `cookie_consent=${consent};`)
      const days = Number(/max-age=(\d+)/i.exec(cookie)![1]) / 86_400
      assert.closeTo(days, CONSENT_MONTHS * 30.4, 2)
      assert.notMatch(cookie, /httponly/i)
    })

  test('a first visitor without cookies is heard where a page of the shop asked: {from}')
    .with([
      { from: 'same-origin', headers: { 'sec-fetch-site': 'same-origin' }, isHeard: true },
      { from: 'its origin', headers: { origin: 'http://HOST' }, isHeard: true },
      { from: 'cross-site', headers: { 'sec-fetch-site': 'cross-site' }, isHeard: false },
      { from: 'same-site', headers: { 'sec-fetch-site': 'same-site' }, isHeard: false },
      { from: 'another origin', headers: { origin: 'https://other.example' }, isHeard: false },
      { from: 'an origin without a name', headers: { origin: 'null' }, isHeard: false },
      { from: 'nowhere', headers: {}, isHeard: false },
    ])
    .run(async ({ assert }, { headers, isHeard }) => {
      const { host } = new URL(process.env.APP_URL!)
      const sent = Object.entries(headers).map(([name, value]) => [
        name,
        value.replace('HOST', host),
      ])
      const answer = await fetch(`http://${host}/cookie-consent`, {
        method: 'POST',
        headers: Object.fromEntries(sent) as Record<string, string>,
        body: new URLSearchParams({ consent: 'all' }),
        redirect: 'manual',
      })
      const cookies = answer.headers.getSetCookie().join('\n')
      assert.equal(cookies.includes('cookie_consent=all'), isHeard)
    })

  test('nothing else is heard without a token', async ({ assert }) => {
    const { origin } = new URL(process.env.APP_URL!)
    const item = { product: 'tick_cash_l1', from: '2024-12-02', to: '2025-01-10' }
    const body = Object.entries(item).map(([name, value]) => [`items[0][${name}]`, value])
    const answer = await fetch(`${origin}/quote/keep`, {
      method: 'POST',
      headers: { origin, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(body),
      redirect: 'manual',
    })
    assert.equal(answer.status, 302)
    assert.notEqual(answer.headers.get('location'), '/quote/keep')
  })

  test('any other answer is refused', async ({ assert, client }) => {
    const path: string = '/cookie-consent'
    const response = await client.post(path).form({ consent: 'some' }).withCsrfToken().redirects(0)
    assert.isFalse(cookiesOf(response).some((line) => line.startsWith('cookie_consent=')))
  })

  test('with {consent} the banner is an entry of the footer, films show: {films}')
    .with([
      { consent: 'all', films: 5 },
      { consent: 'necessary', films: 0 },
    ])
    .run(async ({ assert }, { consent, films }) => {
      const response = await fetch(process.env.APP_URL!, {
        headers: { accept: 'text/html', cookie: `cookie_consent=${consent}` },
      })
      const page = await response.text()
      assert.include(
        page.slice(page.indexOf('<footer'), page.indexOf('</footer>')),
        'Cookie manager'
      )
      assert.notInclude(page, 'Accept all')
      assert.lengthOf(page.match(/<video/g) ?? [], films)
      assert.lengthOf(page.match(/preload="none"/g) ?? [], films)
    })

  test('the film {$self} is small and captioned in both languages')
    .with(FILMS)
    .run(({ assert }, film) => {
      for (const kind of ['webm', 'mp4', 'jpg']) {
        assert.isBelow(statSync(`public/films/${film}.${kind}`).size, 150_000)
      }
      const cues = ['en', 'de'].map((locale) => {
        const text = readFileSync(`public/films/${film}.${locale}.vtt`, 'utf8')
        assert.match(text, /^WEBVTT\n/)
        return text.match(/-->/g)!.length
      })
      assert.equal(cues[0], cues[1])
    })
})
