import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { subscriptionAddress } from './subscription_address'

const API_TOKENS = '/my-account/api-token'

/** How a computer fetches every new day by itself. */
export function FetchByScript({ typeId }: { typeId: number }) {
  const t = useText('subscriptions/pages')
  const script = (shell: string) => `${subscriptionAddress(typeId)}/script/${shell}`
  return (
    <div className="grid gap-1">
      <Text role="ui" tone="muted" measure>
        {t('script.lead')}
      </Text>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        <Link href={script('sh')} download>
          {t('script.sh')}
        </Link>
        <Link href={script('powershell')} download>
          {t('script.powershell')}
        </Link>
        <Link href={API_TOKENS}>{t('script.token')}</Link>
      </div>
    </div>
  )
}
