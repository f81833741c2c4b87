import { formatDay } from '@kontor/design-system/date_text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Person } from './types'
import type { Losses } from './use_losses'

/** Says what a person would not see any more, and what besides. */
export function useLossWords({ name }: Pick<Person, 'name'>) {
  const t = useText('subscriptions/entitlements')
  const { count } = useFormat()
  const sayLost = ({ days, first, last, kept }: Losses) => {
    if (days === 0) return t('losses.nothing', { name })
    const words = { name, count: days, shown: count(days), kept: count(kept) }
    return t('losses.days', {
      ...words,
      first: formatDay(first ?? ''),
      last: formatDay(last ?? ''),
    })
  }
  const sayGained = ({ gained }: Losses) =>
    gained > 0 && t('losses.gained', { name, count: gained, shown: count(gained) })
  return (losses: Losses): string =>
    [(losses.days > 0 || !losses.gained) && sayLost(losses), sayGained(losses)]
      .filter(Boolean)
      .join(' ')
}
