import { Link } from '@kontor/design-system/link'
import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'

/** Leads staff to payments that wait for them; nothing where there are none. */
export function PaymentsNote({ count }: { count: number }) {
  const t = useText('orders/payment')
  if (count === 0) return null
  return (
    <div className="pb-6">
      <Note
        tone="brass"
        actions={<Link href="/admin/manage-orders/payments">{t('to_decide.title')}</Link>}
      >
        {t('to_decide.waiting', { count })}
      </Note>
    </div>
  )
}
