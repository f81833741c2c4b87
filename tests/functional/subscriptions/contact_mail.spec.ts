import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { followDays } from '#arrivals/actions/follow_days'
import { appUrl } from '#config/app'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { givenFiles, givenProduct, givenReferenceData } from '#tests/fixtures/catalogue/products'
import { givenContact } from '#tests/fixtures/subscriptions/given_contact'
import { givenType } from '#tests/fixtures/subscriptions/given_subscription'

const DESK = 'pult@alster-exchange.example'

test.group('Subscriptions | what contacts of a type read', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a German one, of a late day, to the letter', async ({ assert, cleanup }) => {
    cleanup(() => clock.reset())
    await givenReferenceData()
    const product = await givenProduct('PULT')
    await givenFiles(product.id, [{ day: '2025-02-27' }, { day: '2025-02-28' }])
    await givenContact(await givenType({ productIds: [product.id] }), DESK, 'de')
    clock.set('2025-03-03T20:00:00Z')
    await followDays()
    clock.set('2025-03-04T05:31:00Z')
    await followDays()
    const [mail, ...others] = await rows<{ subject: string; text: string }>(
      null,
      'select subject, text_body as text from mail_outbox where recipient = ?',
      [DESK]
    )
    assert.lengthOf(others, 0)
    assert.equal(mail!.subject, 'Verspätet: PULT, 2025/03/03')
    assert.equal(mail!.text, LETTER)
  })
})

const LETTER = `Guten Tag,

diese Dateien sind noch nicht da:

PULT, 2025/03/03: fällig 2025/03/04 06:00, erwartet gegen 2025/03/04 07:15

Angegeben ist die Zeit in Deutschland. Sie müssen nichts tun: Wir schreiben wieder, wenn die Dateien da sind.

${appUrl}/status

--${' '}
Alster Exchange AG, Speicherkontor 7, 20457 Hamburg
Amtsgericht Hamburg, HRB 00000
Fragen? Schreiben Sie an data@alster-exchange.example oder rufen Sie an: +49 40 0000 700.
Diese Nachricht wurde automatisch verschickt.
`
