import { Button } from '@kontor/design-system/button'
import { formatDay } from '@kontor/design-system/date_text'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { JudgedEntry, Lookup } from '../types'
import { entriesText } from './entries_text'

interface VerdictProps {
  row: JudgedEntry & { at: number }
  lookup: Lookup
  onText: (text: string) => void
  onDay: (day: string) => void
}

const LOOKS: Record<JudgedEntry['verdict'], string> = {
  available: 'Available',
  not_held: 'Missing',
  unknown: 'Missing',
  merged: 'Non-active',
  check_digit: 'Failed',
  malformed: 'Failed',
  common_code_needed: 'Failed',
}

/** What would be had of an entry, and the one press that mends it. */
export function Verdict(props: VerdictProps) {
  const t = useText('reports/request')
  const { row, lookup } = props
  return (
    <span className="grid justify-items-start gap-1">
      <StatusBadge
        status={LOOKS[row.verdict]}
        label={t(`judged.${row.verdict}`, { day: formatDay(lookup.day) })}
      />
      <Mending {...props} />
    </span>
  )
}

function Mending({ row, lookup, onText, onDay }: VerdictProps) {
  const t = useText('reports/request')
  const { entries } = lookup
  const put = (code: string | null) =>
    onText(entriesText(entries, (entry, at) => (at === row.at ? code : entry.typed)))
  return (
    <>
      {row.verdict === 'common_code_needed' && (
        <Text as="span" role="ui-s" tone="muted">
          {t('judged.us')}
        </Text>
      )}
      <span className="flex flex-wrap gap-2">
        {row.suggestion && (
          <Button onPress={() => put(row.suggestion)}>
            {t('judged.use', { code: row.suggestion })}
          </Button>
        )}
        {row.nearestDay && (
          <Button onPress={() => onDay(row.nearestDay!)}>
            {t('judged.nearest', { day: formatDay(row.nearestDay) })}
          </Button>
        )}
        {row.verdict !== 'available' && (
          <Button onPress={() => put(null)} aria-label={t('judged.remove', { code: row.typed })}>
            {t('judged.remove_word')}
          </Button>
        )}
      </span>
    </>
  )
}
