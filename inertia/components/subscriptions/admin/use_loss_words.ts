import { formatDay } from '@kontor/design-system/date_text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Person } from './types'
import type { Losses } from './use_losses'

/** Says what a person would not see any more, what will not come any more, and what besides. */
export function useLossWords({ name }: Pick<Person, 'name'>) {
  const t = useText('subscriptions/entitlements')
  const { count } = useFormat()
  const sayLost = ({ days, first, last, kept }: Losses) => {
    if (days === 0) return t('losses.nothing', { name })
    const words = { name, count: days, shown: count(days), kept: count(kept) }
    return t('losses.days', { ...words, ...daysIn(first, last) })
  }
  const sayMissed = ({ missed }: Losses) => {
    if (!missed) return null
    const { days, first, last } = missed
    if (days === null) return t('losses.missed_all', { name, ...daysIn(first, last) })
    return t('losses.missed', { name, count: days, shown: count(days), ...daysIn(first, last) })
  }
  const sayGained = ({ gained }: Losses) =>
    gained > 0 && t('losses.gained', { name, count: gained, shown: count(gained) })
  const sayComing = ({ coming }: Losses) => {
    if (!coming) return null
    const { days, first, last } = coming
    if (days === null) return t('losses.coming_all', daysIn(first, last))
    return t('losses.coming', { count: days, shown: count(days), ...daysIn(first, last) })
  }
  return (losses: Losses): string =>
    [
      (losses.days > 0 || !(losses.gained || losses.coming)) && sayLost(losses),
      sayMissed(losses),
      sayGained(losses),
      sayComing(losses),
    ]
      .filter(Boolean)
      .join(' ')
}

const daysIn = (first: string | null, last: string | null) => ({
  ...{ first: formatDay(first ?? ''), last: formatDay(last ?? '') },
})
