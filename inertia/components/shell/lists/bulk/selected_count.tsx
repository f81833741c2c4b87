import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

/** "3 rows selected", spoken when it changes. */
export function SelectedCount({ count }: { count: number }) {
  const t = useText('shared/bulk')
  return (
    <div role="status">
      <Text role="ui" weight="semibold" isTabular>
        {t('selected', { count })}
      </Text>
    </div>
  )
}
