import { Link } from '@kontor/design-system/link'
import { PlainMessage } from '~/components/site/plain_message'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** Why a download is refused, as the last part of the refusal's code. */
type Reason =
  | 'file_not_found'
  | 'not_completed'
  | 'not_ready'
  | 'already_downloaded'
  | 'window_ended'
  | 'claim_ended'

type Props = InertiaProps<{ reason: Reason }>

export default function DownloadRefused({ reason }: Props) {
  const t = useText('delivery')
  return (
    <PlainMessage title={t(`errors.${reason}`)} text={t('refused.text')}>
      <Link href="/my-account/my-orders">{t('refused.orders')}</Link>
    </PlainMessage>
  )
}
