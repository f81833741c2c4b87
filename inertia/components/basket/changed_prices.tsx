import { router } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'

/** Prices are other than when they were chosen: said once, and gone on with only when agreed. */
export function ChangedPrices() {
  const t = useText('basket')
  const agree = () => router.put('/basket/agreed-prices', {}, { preserveScroll: true })
  return (
    <div className="pt-6">
      <Note
        tone="brass"
        title={t('changed.title')}
        actions={<Button onPress={agree}>{t('changed.agree')}</Button>}
      >
        {t('changed.text')}
      </Note>
    </div>
  )
}
