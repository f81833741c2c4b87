import type { Data } from '@generated/data'
import { Text } from '@kontor/design-system/text'
import { EventHistory } from '~/components/shell/event_history'
import { useText } from '~/hooks/use_text'
import type { Type } from '../subscribers/types'

type TypeEvent = Data.Subscriptions.TypeEvent

interface TypeHistoryProps {
  type: Type
  history: TypeEvent[]
  earlier: number
}

/** Who changed a type, who is told of its days, and its files; the newest first. */
export function TypeHistory({ type, history, earlier }: TypeHistoryProps) {
  const t = useText('subscriptions/types')
  const detailsOf = ({ texts, products }: TypeEvent) => [
    ...texts.map((one) => t(`form.${one}` as 'form.comment')),
    ...(products.length > 0 ? [t('history.products', { codes: products.join(', ') })] : []),
  ]
  return (
    <EventHistory
      title={t('history.title')}
      label={t('history.label', { name: type.name })}
      none={t('history.none')}
      events={history}
      earlier={earlier}
      said={(event) => (
        <>
          {t(`history.said.${event.action}` as 'history.said.type_added', {
            actor: event.actor,
            email: event.email,
          })}
          <Text as="span" role="ui-s" tone="muted" isBlock>
            {detailsOf(event).join(', ')}
          </Text>
        </>
      )}
    />
  )
}
