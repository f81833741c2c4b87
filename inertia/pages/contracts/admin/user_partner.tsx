import type { Data } from '@generated/data'
import { Link } from '@kontor/design-system/link'
import { SummaryList } from '@kontor/design-system/summary_list'
import { Text } from '@kontor/design-system/text'
import { ChoosePartner } from '~/components/contracts/choose_partner'
import { LeavePartner } from '~/components/contracts/leave_partner'
import { UserTabFrame } from '~/components/identity/admin/user_page/user_tab_frame'
import { ADDRESSES } from '~/components/shell/addresses'
import { useCan } from '~/hooks/use_can'
import { useCodeText } from '~/hooks/use_code_text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Partner = Data.Contracts.PartnerOfUser
type Props = InertiaProps<{ person: Data.Identity.TabUser; partner: Partner | null }>

/** The business partner of a person, as the accounting knows it, and the way to another one. */
export default function UserPartner({ person, partner }: Props) {
  const t = useText('contracts/user_partner')
  const sayCode = useCodeText('identity/account')
  const seesPartners = useCan('businessPartners.read')
  const mayChange = seesPartners && person.refusal === null && !person.isStaff
  return (
    <UserTabFrame
      person={person}
      current="business-partner"
      title={t('title', { name: person.name })}
      lead={t(person.isStaff ? 'lead_staff' : 'lead')}
    >
      {partner ? <PartnerFacts partner={partner} isLinked={seesPartners} /> : <NoPartner />}
      {person.refusal && !person.isStaff && (
        <Text tone="muted">{sayCode({ code: person.refusal })}</Text>
      )}
      {mayChange && partner && <LeavePartner person={person} partner={partner} />}
      {/* Anew with each partner, so that what was seen is what is sent. */}
      {mayChange && (
        <ChoosePartner key={partner?.bpId ?? 'none'} person={person} from={partner?.bpId ?? null} />
      )}
    </UserTabFrame>
  )
}

function NoPartner() {
  const t = useText('contracts/user_partner')
  return <Text>{t('none')}</Text>
}

function PartnerFacts({ partner, isLinked }: { partner: Partner; isLinked: boolean }) {
  const t = useText('contracts/user_partner')
  const { count } = useFormat()
  const { bpId, bpName, country, userCount } = partner
  const found = `${ADDRESSES.partners}?search=${bpId}`
  const items = [
    { id: 'id', term: t('id'), value: String(bpId), mono: true },
    { id: 'name', term: t('name'), value: isLinked ? <Link href={found}>{bpName}</Link> : bpName },
    { id: 'country', term: t('country'), value: country },
    { id: 'users', term: t('users'), value: count(userCount) },
  ]
  return (
    <div className="max-w-column">
      <SummaryList items={items} />
    </div>
  )
}
