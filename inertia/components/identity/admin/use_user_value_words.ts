import { writeDayText } from '@kontor/design-system/date_field_text'
import type { WordOf } from '~/components/shell/lists/use_list_words'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

/** The words for what users are filtered by: countries by their names, days as they are written. */
export function useUserValueWords(): WordOf {
  const t = useText('identity/people')
  const { locale } = useShared()
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  return (filter, value) => {
    if (filter === 'country') return countries.of(value) ?? value
    if (filter.startsWith('created')) return writeDayText(value)
    return t(`list.values.${filter}.${value}` as 'list.values.type.Internal')
  }
}
