import { Button } from '@kontor/design-system/button'
import { MomentText } from '@kontor/design-system/date_text'
import { Timeline } from '@kontor/design-system/timeline'
import { EarlierEvents } from '~/components/shell/earlier_events'
import { PageSection } from '~/components/shell/page_section'
import { useText } from '~/hooks/use_text'
import { FIELD_NAMES } from './fields'
import type { ProductEvent } from './types'

const KNOWN = [
  'created',
  'changed',
  'draft_saved',
  'draft_scheduled',
  'draft_published',
  'draft_discarded',
  'draft_stopped',
] as const

interface DraftHistoryProps {
  history: readonly ProductEvent[]
  earlier: number
  /** Takes a published draft back; absent while another one is open. */
  onTakeBack?: (number: number) => void
}

/** What happened to a product and its drafts, the newest first. */
export function DraftHistory({ history, earlier, onTakeBack }: DraftHistoryProps) {
  const t = useText('catalogue/manage_products')
  if (history.length === 0) return null
  const said = (event: ProductEvent) => {
    const what = KNOWN.find((one) => one === event.what) ?? 'changed'
    return t(`history.${what}`, { who: event.who, number: event.number ?? 0 })
  }
  return (
    <PageSection title={t('history.title')}>
      <Timeline
        label={t('history.title')}
        entries={history.map((event, index) => ({
          id: index,
          time: <MomentText value={event.at} />,
          children: (
            <>
              {said(event)}{' '}
              {FIELD_NAMES.filter((name) => event.fields.includes(name))
                .map((name) => t(`fields.${name}`))
                .join('; ')}
              {onTakeBack && event.what === 'draft_published' && event.number !== null && (
                <div className="pt-1">
                  <Button onPress={() => onTakeBack(event.number!)}>
                    {t('history.take_back', { number: event.number })}
                  </Button>
                </div>
              )}
            </>
          ),
        }))}
      />
      <EarlierEvents count={earlier} />
    </PageSection>
  )
}
