import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#shared/audit'
import { dateRule } from '#shared/dated_rules'
import { writeDatedPrice } from '#catalogue/actions/write_dated_price'
import type { RuleChange } from '#catalogue/domain/rule_change'

type Publishing = { changes: readonly RuleChange[]; from: string; actor: Actor }

/** Lets changed rules hold from a day on that has not passed; the history of each product tells its price. */
export async function publishRules(
  trx: TransactionClientContract,
  { changes, from, actor }: Publishing
): Promise<void> {
  for (const change of changes) {
    if (change.rule === 'price') await publishPrice(trx, change, { from, actor })
    else {
      const subject = change.rule === 'fee' ? '' : change.subject
      const { rule, before, after } = change
      // Lists are not kept bare: a history knows named values.
      const [was, is] =
        rule === 'levels' ? [{ levels: before }, { levels: after }] : [before, after]
      await dateRule(trx, { rule, subject, from, value: after })
      await recordAudit(trx, {
        ...{ actor, subject: { type: 'pricing_rule', id: `${rule}:${subject}` } },
        ...{ action: 'pricing_rule.dated', before: was, after: { from, ...is } },
      })
    }
  }
}

async function publishPrice(
  trx: TransactionClientContract,
  { subject, before, after }: Extract<RuleChange, { rule: 'price' }>,
  { from, actor }: Omit<Publishing, 'changes'>
): Promise<void> {
  await writeDatedPrice(trx, { code: subject, from, cents: after.cents })
  await recordAudit(trx, {
    ...{ actor, subject: { type: 'product', id: subject }, action: 'product.price_dated' },
    ...{ before: { dailyPriceCents: before.cents } },
    after: { dailyPriceCents: after.cents, dailyPriceFrom: from },
  })
}
