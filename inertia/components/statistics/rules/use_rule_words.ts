import { signed } from '~/components/shell/signed'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Both, Level, RuleChange } from './types'

export function useRuleWords() {
  const t = useText('statistics/rules')
  const { money } = useFormat()
  const fee = (value: { amountCents: number; appliesUpToCents: number }) =>
    t('fee', { amount: money(value.amountCents), limit: money(value.appliesUpToCents) })
  const vat = ({ percent }: { percent: number }) => t('percent', { percent })
  const levels = (value: readonly Level[]) =>
    value
      .map(({ lowLimit, modulePriceCents }) =>
        t('level', { count: lowLimit, price: money(modulePriceCents) })
      )
      .join(', ')
  return {
    fee,
    vat,
    levels,
    nameOf: (change: RuleChange): string => {
      if (change.rule === 'fee' || change.rule === 'vat') return t(`rules.${change.rule}`)
      return t(`rules.${change.rule}`, { name: change.name })
    },
    /** Before and after of a change. */
    saidOf: (change: RuleChange): [before: string, after: string] => {
      if (change.rule === 'fee') return [fee(change.before), fee(change.after)]
      if (change.rule === 'vat') return [vat(change.before), vat(change.after)]
      if (change.rule === 'levels') return [levels(change.before), levels(change.after)]
      return [money(change.before.cents), money(change.after.cents)]
    },
    both: ([before, after]: Both) =>
      before === after ? money(before) : t('from_to', { from: money(before), to: money(after) }),
    /** With its sign: how much more or less. */
    more: ([before, after]: Both) => signed(after - before, money),
  }
}
