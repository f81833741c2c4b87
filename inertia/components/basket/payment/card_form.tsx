import { Button } from '@kontor/design-system/button'
import { Note } from '@kontor/design-system/note'
import { TextField } from '@kontor/design-system/text_field'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { CARD_FIELDS, type CardField } from './card_script'
import { containerOf, type CardFields } from './use_card_fields'

interface CardFormProps {
  card: CardFields
  holder: string
  onHolderChange: (holder: string) => void
  error: string | undefined
}

/** The card, typed into frames of the provider; only the name is the shop's own field. */
export function CardForm({ card, holder, onHolderChange, error }: CardFormProps) {
  const t = useText('orders/payment')
  const orders = useText('orders/checkout')
  return (
    <div className="grid gap-4 pt-3 sm:grid-cols-2">
      {error && (
        <div className="sm:col-span-2">
          <Note tone="crimson" title={orders('checkout.failed_title')} isAnnounced>
            {error}
          </Note>
        </div>
      )}
      {CARD_FIELDS.map((field) => (
        <HostedField key={field} field={field} card={card} />
      ))}
      <div className="sm:col-span-2">
        <TextField
          name="cardHolder"
          autoComplete="cc-name"
          label={t('card.holder')}
          maxLength={80}
          value={holder}
          onChange={onHolderChange}
        />
      </div>
      <div className="sm:col-span-2">
        <Text as="div" role="ui-s" tone="subtle">
          <State state={card.state} />
        </Text>
      </div>
    </div>
  )
}

/** The box that a frame is placed in; label, border and error are the page's. */
function HostedField({ field, card }: { field: CardField; card: CardFields }) {
  const t = useText('orders/payment')
  const error = card.fields[field]?.error
  return (
    <div className={`grid content-start gap-1.5 ${field === 'number' ? 'sm:col-span-2' : ''}`}>
      <Text as="span" role="label">
        {t(`card.${field}`)}
      </Text>
      <div
        id={containerOf(field)}
        data-title={t(`card.${field}`)}
        className={`h-control overflow-hidden rounded-control border bg-surface text-ink caret-subtle focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus [&>iframe]:block [&>iframe]:size-full [&>iframe]:scheme-light ${error ? 'border-danger shadow-error' : 'border-control-border'}`}
      />
      {error && (
        <span role="alert">
          <Text as="span" role="ui-s" tone="danger" weight="medium">
            {error}
          </Text>
        </span>
      )}
    </div>
  )
}

function State({ state }: Pick<CardFields, 'state'>) {
  const t = useText('orders/payment')
  if (state === 'ready') return t('card.safe')
  if (state === 'loading') return <span role="status">{t('card.loading')}</span>
  const reload = <Button onPress={() => window.location.reload()}>{t('card.load_again')}</Button>
  return (
    <Note tone="brass" isAnnounced actions={reload}>
      {t('card.not_loaded')}
    </Note>
  )
}
