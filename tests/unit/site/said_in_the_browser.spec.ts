import { test } from '@japa/runner'
import { HEARD_FROM as OF_CUSTOMERS } from '#identity/domain/registration'
import { isEmailAddress } from '#shared/domain/email_address'
import { HEARD_FROM as OF_VISITORS } from '#site/domain/message'

/** The browser's code is another program, which the types of this one know nothing of. */
const COMPONENTS: string = '../../../inertia/components'

const ADDRESSES = [
  ...['', 'a', 'a@b', 'a@b.', 'a@b.c', 'a@b@c.de', 'a b@c.de', 'a@.de', 'a@b..de', 'a@b.c.de'],
  ...[`${'a'.repeat(249)}@b.de`, `${'a'.repeat(250)}@b.de`, 'ada@lovelace.example'],
]

test.group('Site | rules that the browser says beforehand', () => {
  test('e-mail addresses are the same ones', async ({ assert }) => {
    const there = await import(`${COMPONENTS}/shell/email_address.js`)
    for (const text of ADDRESSES) {
      assert.equal(there.isEmailAddress(text), isEmailAddress(text), text)
    }
  })

  test('ways to have heard of the shop are the same ones', async ({ assert }) => {
    const customers = await import(`${COMPONENTS}/identity/registration/ways_heard.js`)
    const visitors = await import(`${COMPONENTS}/site/messages/message_form.js`)
    assert.deepEqual([...visitors.HEARD_FROM], [...OF_VISITORS])
    assert.deepEqual([...customers.HEARD_FROM], [...OF_CUSTOMERS])
  })
})
