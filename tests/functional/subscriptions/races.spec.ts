import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { rows } from '#shared/database'
import { addContact } from '#subscriptions/actions/contacts/save_contact'
import { sendMailing } from '#subscriptions/actions/mailings/send_mailing'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

const BY = { id: null, label: 'A clerk' }
const NAME = 'Type of the races'
const RECIPIENTS = ['race.one@brook.example', 'race.two@brook.example']
const times = (count: number) => [...Array(count).keys()]

const nothingLeft = async () => {
  await rows(null, 'delete from mail_outbox where recipient = any(?)', [RECIPIENTS])
  await rows(null, 'delete from subscription_types where name = ?', [NAME])
  await rows(null, `delete from subscription_folders where name = 'Folder of ' || ?`, [NAME])
}

test.group('Subscriptions | staff who do the same at once', (group) => {
  group.each.setup(() => nothingLeft)

  test('of presses that arrive together one sends, and all are told the same', async ({
    assert,
  }) => {
    const letter = { subject: 'Levels', body: 'An hour later.', recipients: RECIPIENTS }
    const mailing = {
      typeId: await givenType({ name: NAME }),
      key: randomUUID(),
      ...letter,
      by: BY,
    }
    const answers = await Promise.all(times(6).map(() => sendMailing(mailing)))
    for (const answer of answers) assert.deepEqual(answer, { ok: true, value: 2 })
    const sent = await rows(null, 'select 1 from mail_outbox where recipient = any(?)', [
      RECIPIENTS,
    ])
    assert.lengthOf(sent, 2)
    const kept = await rows(null, 'select 1 from subscription_mailings where type_id = ?', [
      mailing.typeId,
    ])
    assert.lengthOf(kept, 1)
  })

  test('of clerks who add the same contact at once one adds it, the others are told', async ({
    assert,
  }) => {
    const typeId = await givenType({ name: NAME })
    const add = () => addContact({ typeId, email: RECIPIENTS[0]!, by: BY })
    const answers = await Promise.all(times(6).map(add))
    assert.lengthOf(
      answers.filter(({ ok }) => ok),
      1
    )
    for (const answer of answers.filter(({ ok }) => !ok)) {
      assert.containsSubset(answer, { refusal: { field: 'email', status: 409 } })
    }
  })
})
