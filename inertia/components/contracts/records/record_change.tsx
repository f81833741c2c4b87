import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

export type Change = { name: string; before: string | null; after: string | null }

/** What a new record begins with came from nothing; that is not said of each field. */
export function RecordChange({ name, before, after, isNew }: Change & { isNew: boolean }) {
  const t = useText('contracts/records')
  const { day } = useFormat()
  const say = (value: string | null) => {
    if (value === null) return t('history.nothing')
    if (value === 'true' || value === 'false') return t(`history.${value}`)
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? day(value) : value
  }
  const field = t(`fields.${name as 'name'}`)
  return (
    <Text role="ui-s" tone="muted">
      {isNew
        ? `${field}: ${say(after)}`
        : t('history.change', { field, before: say(before), after: say(after) })}
    </Text>
  )
}
