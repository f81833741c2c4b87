import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'

test.group('A form of a page that was open for too long', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is no success: the open page tells it, and keeps what was typed', async ({
    client,
    assert,
  }) => {
    const sent = await client
      .post('/contact')
      .withInertia()
      .header('referer', '/contact')
      .form({ subject: 'Order book of 2019' })
      .redirects(0)
    sent.assertStatus(419)
    const { message } = sent.inertiaProps as { message: string }
    assert.equal(
      message,
      'This page was open for too long. Nothing you typed is lost: please try again.'
    )
    assert.exists(sent.cookie('XSRF-TOKEN'), 'the next try has a token')
  })
})
