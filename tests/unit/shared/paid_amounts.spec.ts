import { test } from '@japa/runner'
import vine, { errors } from '@vinejs/vine'
import { paidCents, paidEuros } from '#shared/validators/numbers'

async function refusalOf(schema: ReturnType<typeof paidEuros>, amount: unknown) {
  const validator = vine.compile(vine.object({ amount: schema }))
  const [error] = await validator.tryValidate({ amount })
  if (!(error instanceof errors.E_VALIDATION_ERROR)) return null
  return error.messages.map(({ rule, meta }: { rule: string; meta?: { min?: number } }) => [
    rule,
    meta?.min,
  ])
}

test.group('Amounts that move', () => {
  test('{schema} {amount}: the least that can be paid is named, never nothing')
    .with([
      { schema: 'euros', amount: -1, least: 0.01 },
      { schema: 'euros', amount: 0, least: 0.01 },
      { schema: 'cents', amount: -1, least: 1 },
      { schema: 'cents', amount: 0, least: 1 },
    ])
    .run(async ({ assert }, { schema, amount, least }) => {
      const of = schema === 'euros' ? paidEuros : paidCents
      assert.deepEqual(await refusalOf(of(), amount), [['min', least]])
    })

  test('one cent can be paid', async ({ assert }) => {
    assert.isNull(await refusalOf(paidEuros(), 0.01))
    assert.isNull(await refusalOf(paidCents(), 1))
  })
})
