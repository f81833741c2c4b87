import { test } from '@japa/runner'
import { remindOfWindows } from '#delivery/actions/remind_of_windows'
import testUtils from '@adonisjs/core/services/test_utils'
import { rows } from '#shared/database'
import type User from '#identity/models/user'
import { givenCompletedOrder } from '#tests/fixtures/orders/completed_order'
import { givenFile, type GivenFile, givenUser } from '#tests/fixtures/delivery/ledger'

const mails = () =>
  rows<{ recipient: string; subject: string; text: string; locale: string }>(
    null,
    `select recipient, subject, text_body as text, locale from mail_outbox
      where dedupe_key like 'window-ending:%' order by id`
  )

test.group('Delivery | reminders', (group) => {
  let user: User
  let number: number
  let file: GivenFile
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    user = await givenUser('reminded@example.com')
    number = await givenCompletedOrder(user)
    file = await givenFile(number)
  })

  const endsIn = (days: number) =>
    rows(
      null,
      `update orders set last_download_day = shop_today() + ?::int
        where number = ?`,
      [days, number]
    )

  test('{days} days before the last one: {count} mails')
    .with([
      { days: 90, count: 0 },
      { days: 15, count: 0 },
      { days: 14, count: 1 },
      { days: 4, count: 1 },
      { days: 3, count: 1 },
      { days: 0, count: 1 },
      { days: -1, count: 0 },
    ])
    .run(async ({ assert }, { days, count }) => {
      await endsIn(days)
      await remindOfWindows()
      assert.lengthOf(await mails(), count)
    })

  test('twice in all, however often the sweep comes by', async ({ assert }) => {
    for (const days of [14, 13, 4, 3, 2, 0]) {
      const [last] = await rows<{ day: string }>(
        null,
        'select last_download_day as day from orders where number = ?',
        [number]
      )
      await endsIn(days)
      await rows(null, 'update mail_outbox set dedupe_key = replace(dedupe_key, ?, ?)', [
        last!.day,
        (
          await rows<{ day: string }>(
            null,
            'select last_download_day as day from orders where number = ?',
            [number]
          )
        )[0]!.day,
      ])
      await remindOfWindows()
      await remindOfWindows()
    }
    assert.lengthOf(await mails(), 2)
  })

  test('{locale}: says how many files are left and until when')
    .with([
      { locale: 'en', words: 'have not been downloaded yet: 1 of 1 file.' },
      { locale: 'de', words: 'noch nicht heruntergeladen: 1 von 1 Datei.' },
    ])
    .run(async ({ assert }, { locale, words }) => {
      await rows(null, 'update orders set locale = ? where number = ?', [locale, number])
      await endsIn(3)
      await remindOfWindows()
      const [mail] = await mails()
      assert.equal(mail!.locale, locale)
      assert.include(mail!.text.replaceAll('\n', ' '), words)
      assert.include(mail!.subject, String(number))
      assert.include(mail!.text, `/my-account/my-orders/${number}`)
    })

  test('whoever has fetched everything hears nothing', async ({ assert }) => {
    await endsIn(3)
    await rows(null, `update delivery_files set state = 'Used', used_at = now() where id = ?`, [
      file.id,
    ])
    await remindOfWindows()
    assert.lengthOf(await mails(), 0)
  })
})
