import { test } from '@japa/runner'
import type { PricingRules } from '#catalogue/domain/pricing_rules'
import { inForceOn } from '#shared/domain/in_force'

const rules = (rulesVersion: string, effectiveFrom: string): PricingRules => ({
  ...{ rulesVersion, effectiveFrom, daysPerModule: 31 },
  fee: { amountCents: 5_000, appliesUpToCents: 30_000, basis: 'subtotal' },
})

const RULES = [rules('second', '2027-01-01'), rules('first', '2026-09-01')]

test.group('Price rules | by day', () => {
  test('{day} is judged by the {version} rules')
    .with([
      { day: '2026-08-31', version: 'first' },
      { day: '2026-12-31', version: 'first' },
      { day: '2027-01-01', version: 'second' },
      { day: '2030-01-01', version: 'second' },
    ])
    .run(({ assert }, { day, version }) => {
      assert.equal(inForceOn(day, RULES).rulesVersion, version)
    })
})
