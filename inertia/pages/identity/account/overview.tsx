import { formatDay } from '@kontor/design-system/date_text'
import { EmptyState } from '@kontor/design-system/empty_state'
import { LinkButton } from '@kontor/design-system/link_button'
import { RailFrame } from '@kontor/design-system/rail'
import { useAccountMenu, type Tile } from '~/components/identity/account/account_menu'
import { NeedList } from '~/components/identity/account/need_list'
import { partNeeds, type Need } from '~/components/identity/account/needs'
import { WaitingNotes, type WaitingMatters } from '~/components/identity/account/waiting_notes'
import { NewestOrders } from '~/components/orders/newest_orders'
import type { CustomerOrderRow } from '~/components/orders/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import { PageSection } from '~/components/shell/page_section'
import { NewestMornings, type NewestDays } from '~/components/subscriptions/account/newest_mornings'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  fullName: string
  username: string | null
  company: string
  tiles: Tile[]
  figures: Record<string, number>
  newest: { orders: CustomerOrderRow[]; mornings: NewestDays }
  needs: Need[]
  today: string
  waiting: WaitingMatters
}>

/** The entrance to everything that a person has here, and first of all what needs this person. */
export default function Overview(props: Props) {
  const { fullName, username, company, tiles, figures, newest, today, waiting } = props
  const t = useText('identity/home')
  const registration = useText('identity/registration')
  const { pressing, told } = partNeeds(props.needs, waiting.emails)
  return (
    <div className="-mx-page-margin">
      <RailFrame label={registration('account.title')} groups={useAccountMenu(tiles, figures)}>
        <div className="max-w-sheet">
          <PageHead
            title={useTitle(pressing, today)}
            tabTitle={registration('account.title')}
            lead={[fullName, username, company].filter(Boolean).join(', ')}
          />
          <WaitingNotes deletion={waiting.deletion} />
          {pressing.length > 0 && <NeedList label={t('list')} needs={pressing} today={today} />}
          {told.length > 0 && (
            <PageSection title={t('told')}>
              <NeedList label={t('told')} needs={told} today={today} isTold />
            </PageSection>
          )}
          {pressing.length + told.length === 0 && (
            <EmptyState
              title={t('calm_text')}
              action={<LinkButton href={ADDRESSES.products}>{t('browse')}</LinkButton>}
            >
              {t('calm_more')}
            </EmptyState>
          )}
          {newest.mornings.arrivals.length > 0 && <NewestMornings {...newest.mornings} />}
          {newest.orders.length > 0 && (
            <NewestOrders orders={newest.orders} count={figures.orders ?? 0} />
          )}
        </div>
      </RailFrame>
    </div>
  )
}

/** How many things need somebody, and the first day by which one of them does. */
function useTitle(pressing: readonly Need[], today: string): string {
  const t = useText('identity/home')
  const [first] = pressing.flatMap(({ until }) => until ?? []).toSorted()
  if (pressing.length === 0) return t('calm')
  const count = { count: pressing.length }
  if (first === undefined || first < today) return t('title', count)
  return t('title_by', { ...count, day: formatDay(first) })
}
