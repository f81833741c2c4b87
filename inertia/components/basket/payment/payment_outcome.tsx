import { Button } from '@kontor/design-system/button'
import { LinkButton } from '@kontor/design-system/link_button'
import { Note } from '@kontor/design-system/note'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { useReturn } from './use_return'

/** A payment that failed: the provider's words, help, and the way back, which opens by itself. */
export function FailedPayment({ message }: { message: string | null }) {
  const t = useText('orders/payment')
  const { shop } = useShared()
  const { seconds, stay } = useReturn('/basket/3')
  return (
    <div className="grid gap-5">
      <Note tone="crimson" title={t('status.failed_title')} isAnnounced>
        <p>{message ?? t('status.failed_text')}</p>
        <p className="pt-2">
          {t('status.support')} {`${shop.supportEmail}, ${shop.supportPhone}`}
        </p>
      </Note>
      {seconds !== null && <p className="text-muted">{t('status.back_in', { seconds })}</p>}
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/basket/3" variant="primary">
          {t('status.back')}
        </LinkButton>
        {seconds !== null && <Button onPress={stay}>{t('status.stay')}</Button>}
      </div>
    </div>
  )
}
