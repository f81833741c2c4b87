import { formatMoment } from '@kontor/design-system/date_text'
import { Note } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'
import type { Webhook } from './types'

/** What its owner has to know of a webhook: that it is off, fails, or has two secrets. */
export function HookNotes({ webhook }: { webhook: Webhook }) {
  const t = useText('webhooks/pages')
  const { isOn, offReason, failingSince, formerSecretUntil } = webhook
  return (
    <>
      {!isOn && offReason && <Note tone="crimson">{t(`show.off_${offReason}`)}</Note>}
      {isOn && failingSince && (
        <Note tone="brass">{t('show.failing', { moment: formatMoment(failingSince) })}</Note>
      )}
      {formerSecretUntil && (
        <Note>{t('secret.overlap', { moment: formatMoment(formerSecretUntil) })}</Note>
      )}
    </>
  )
}
