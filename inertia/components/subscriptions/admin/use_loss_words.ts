import { formatDay } from '@kontor/design-system/date_text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Person } from './types'
import type { Losses } from './use_losses'

/** Says what a person would not see any more. */
export function useLossWords({ name }: Pick<Person, 'name'>) {
  const t = useText('subscriptions/entitlements')
  const { count } = useFormat()
  return ({ days, first, last, kept }: Losses): string => {
    if (days === 0) return t('losses.nothing', { name })
    const words = { name, count: days, shown: count(days), kept: count(kept) }
    return t('losses.days', {
      ...words,
      first: formatDay(first ?? ''),
      last: formatDay(last ?? ''),
    })
  }
}
