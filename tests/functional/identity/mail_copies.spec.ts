import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createCustomer } from '#database/factories/identity/people'
import { queueMailToPerson, type User } from '#identity'
import { clock } from '#shared/clock'
import { rows, transaction } from '#shared/database'

const letter = ({ email }: User) => ({
  dedupeKey: 'order-completed:10482',
  to: email,
  locale: 'en' as const,
  template: 'orders.mails.completed',
  data: { number: 10_482, name: 'Ada', lastDay: '2025/06/30', url: 'https://shop.example/' },
})

const send = (user: User) => transaction((trx) => queueMailToPerson(trx, user.id, letter(user)))
const recipients = async () =>
  (await rows<{ recipient: string }>(null, 'select recipient from mail_outbox order by id')).map(
    ({ recipient }) => recipient
  )

test.group('Identity | copies of mails', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('verified additional addresses get a copy, unverified ones nothing', async ({ assert }) => {
    const user = await createCustomer({
      ...{ secondEmail: 'desk@elbquant.example', secondEmailVerifiedAt: clock.now() },
      thirdEmail: 'books@elbquant.example',
    })
    await send(user)
    assert.deepEqual(await recipients(), [user.email, 'desk@elbquant.example'])
  })

  test('what is repeated goes to nobody twice', async ({ assert }) => {
    const user = await createCustomer({
      ...{ secondEmail: 'desk@elbquant.example', secondEmailVerifiedAt: clock.now() },
      ...{ thirdEmail: 'books@elbquant.example', thirdEmailVerifiedAt: clock.now() },
    })
    await send(user)
    await send(user)
    assert.lengthOf(await recipients(), 3)
  })
})
