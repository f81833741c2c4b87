import { Link } from '@kontor/design-system/link'
import { useText } from '~/hooks/use_text'
import { orderAddress } from './order_address'

export function ConfirmationLink({ number }: { number: number }) {
  const t = useText('orders/payment')
  const shell = useText('shared/words')
  return (
    <Link
      href={`${orderAddress(number)}/confirmation`}
      isAlone
      newWindowLabel={shell('new_window')}
    >
      {t('status.letter')}
    </Link>
  )
}
