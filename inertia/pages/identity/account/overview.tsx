import { RuledList } from '@kontor/design-system/ruled_list'
import { WaitingNotes, type WaitingMatters } from '~/components/identity/account/waiting_notes'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type TileId =
  | 'orders'
  | 'subscriptions'
  | 'reports'
  | 'evidence'
  | 'quotes'
  | 'downloads'
  | 'csdr'
  | 'personal_data'
  | 'change_password'
  | 'security'
  | 'api_tokens'
  | 'webhooks'
  | 'sign_ins'
  | 'my_data'

type Props = InertiaProps<{
  fullName: string
  username: string | null
  company: string
  tiles: { id: TileId; path: string }[]
  waiting: WaitingMatters
}>

export default function Overview({ fullName, username, company, tiles, waiting }: Props) {
  const t = useText('identity/registration')
  const menu = useText('identity/account')
  return (
    <div className="max-w-column pb-8">
      <PageHead
        title={fullName}
        tabTitle={t('account.title')}
        lead={[username, company].filter(Boolean).join(', ')}
      />
      <WaitingNotes waiting={waiting} />
      <RuledList
        level={2}
        items={tiles.map(({ id, path }) => ({
          id,
          href: path,
          title: menu(`menu.${id}`),
          text: menu(`menu.${id}_text`),
        }))}
      />
    </div>
  )
}
