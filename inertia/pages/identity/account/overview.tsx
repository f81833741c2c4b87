import { RuledList } from '@kontor/design-system/ruled_list'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

const PLACES = [
  { id: 'orders', href: '/my-account/my-orders' },
  { id: 'personal_data', href: '/my-account/personal-data' },
] as const

type Props = InertiaProps<{ fullName: string; username: string | null; company: string }>

export default function Overview({ fullName, username, company }: Props) {
  const t = useText('identity')
  return (
    <div className="max-w-column pb-8">
      <PageHead
        title={fullName}
        tabTitle={t('account.title')}
        lead={[username, company].filter(Boolean).join(', ')}
      />
      <RuledList
        level={2}
        items={PLACES.map(({ id, href }) => ({
          id,
          href,
          title: t(`account.${id}`),
          text: t(`account.${id}_text`),
        }))}
      />
    </div>
  )
}
