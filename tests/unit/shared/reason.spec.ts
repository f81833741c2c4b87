import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { reason } from '#shared/validators/reason'

const validator = vine.create({ reason: reason(20) })

test.group('Validators | why something is done', () => {
  test('{$self} is no reason')
    .with([{}, { reason: null }, { reason: '' }, { reason: '  ' }])
    .run(async ({ assert }, sent) => {
      assert.isUndefined((await validator.validate(sent)).reason)
    })

  test('words are kept without the blanks around them', async ({ assert }) => {
    assert.equal((await validator.validate({ reason: ' wrong days ' })).reason, 'wrong days')
  })

  test('a reason that is too long is refused at its field', async ({ assert }) => {
    const error = await validator.validate({ reason: 'x'.repeat(21) }).catch((thrown) => thrown)
    assert.equal(error.messages[0].field, 'reason')
  })
})
