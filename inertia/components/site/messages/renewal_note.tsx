import { formatDay } from '@kontor/design-system/date_text'
import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'
import type { Renewal } from './message_form'

/** Which subscription is to go on, as long as the product that is chosen belongs to it. */
export function RenewalNote({ renewal, product }: { renewal: Renewal; product: string }) {
  const t = useText('site/messages')
  const { typeId, typeName: name, endsOn, productCodes } = renewal
  if (product && !productCodes.includes(product)) return null
  return (
    <>
      <input type="hidden" name="renews" value={typeId} />
      <Note title={t('renewal.title', { name })}>
        {endsOn ? t('renewal.until', { day: formatDay(endsOn) }) : t('renewal.no_end')}
      </Note>
    </>
  )
}
