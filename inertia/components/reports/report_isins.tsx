import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { Report } from './types'

/** A completed report has what was held and what was not; every other one what was entered. */
export function ReportIsins({ state, isins }: Pick<Report, 'state' | 'isins'>) {
  const t = useText('reports/pages')
  const isDone = state === 'Completed'
  const held = isDone ? isins.filter(({ isAvailable }) => isAvailable) : isins
  const missing = isDone ? isins.filter(({ isAvailable }) => !isAvailable) : []
  return (
    <span className="grid gap-1">
      <Text as="span" role="mono-s" breaks>
        {held.map(({ isin }) => isin).join(', ')}
      </Text>
      {missing.length > 0 && (
        <Text as="span" role="ui-s" tone="subtle">
          {t('missing', { codes: missing.map(({ isin }) => isin).join(', ') })}
        </Text>
      )}
    </span>
  )
}
