import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { EventHistory } from '~/components/shell/event_history'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { daysAddress, type DayEvent } from './types'
import { useSpanWords } from './use_span_words'

interface DayHistoryProps {
  product: { code: string; name: string }
  history: readonly DayEvent[]
  earlier: number
}

/** Who said what of which days and why, the newest first. */
export function DayHistory({ product, history, earlier }: DayHistoryProps) {
  const t = useText('catalogue/product_days')
  return (
    <EventHistory
      title={t('history.title')}
      label={t('history.label', { name: product.name })}
      none={t('history.none')}
      events={history}
      earlier={earlier}
      said={(event) => <Entry product={product.code} event={event} />}
    />
  )
}

function Entry({ product, event }: { product: string; event: DayEvent }) {
  const t = useText('catalogue/product_days')
  const { locale } = useShared()
  const spanOf = useSpanWords()
  const { action, actor, from, to, days, kept, noteEn, noteDe } = event
  const note = locale === 'de' ? noteDe : noteEn
  return (
    <>
      {t(`history.${action}` as 'history.marked_missing', { actor, count: days })}{' '}
      <Link href={`${daysAddress(product)}?from=${from}&to=${to}`}>{spanOf({ from, to })}</Link>
      {kept > 0 && ` ${t('history.kept', { count: kept })}`}
      {note && (
        <Text as="span" role="ui-s" tone="muted" isBlock>
          {note}
        </Text>
      )}
    </>
  )
}
