import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { Browser } from '#tests/fixtures/identity/browser'
import { below, traced } from '#tests/fixtures/shared/traced'
import { HostileProvider } from './hostile_provider/provider.js'
import { answerFor, isSignedIn } from './hostile_provider/questions.js'

test.group('Identity | a sign-in in traces', (group) => {
  let provider: HostileProvider
  group.each.setup(async () => {
    provider = new HostileProvider()
    return provider.start('staff')
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('what the provider is asked stands in the trace, which goes on there', async ({
    assert,
  }) => {
    const browser = new Browser()
    const answer = await answerFor(browser, 'staff')
    provider.traced = []
    const { spans, id } = await traced(
      async () => (await browser.visit(answer.href)).response.headers.get('x-request-id')!,
      { requests: 1 }
    )
    assert.isTrue(await isSignedIn(browser))
    const request = spans.find(({ name }) => name.startsWith('GET /internalUserRegistration'))!
    const calls = spans.filter(({ name }) => name.startsWith('sign-in provider '))
    assert.include(
      calls.map(({ name }) => name),
      'sign-in provider POST'
    )
    assert.deepEqual(calls.filter(below(request)), calls)
    assert.sameMembers(
      provider.traced,
      calls.map(({ spanId }) => `00-${id}-${spanId}-01`)
    )
    assert.notMatch(JSON.stringify(calls), /code=|mallory|127\.0\.0\.1/)
  })

  test('without anybody who traces it is told nothing', async ({ assert }) => {
    const browser = new Browser()
    await browser.visit((await answerFor(browser, 'staff')).href)
    assert.isTrue(await isSignedIn(browser))
    assert.deepEqual(provider.traced, [])
  })
})
