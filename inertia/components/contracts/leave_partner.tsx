import type { Data } from '@generated/data'
import { Button } from '@kontor/design-system/button'
import { useState } from 'react'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'

interface LeaveProps {
  person: Data.Identity.TabUser
  partner: Data.Contracts.PartnerOfUser
}

/** Takes a person off their business partner, after a question. */
export function LeavePartner({ person, partner: { bpId, bpName } }: LeaveProps) {
  const t = useText('contracts/user_partner')
  const [asked, ask] = useState<Asked | null>(null)
  const question: Asked = {
    title: t('leave.title', { name: person.name }),
    text: t('leave.text', { id: String(bpId), partner: bpName }),
    keep: t('leave.keep'),
    confirm: t('leave.confirm'),
    pending: t('saving'),
    method: 'delete',
    path: `${ADDRESSES.users}/${person.id}/business-partner/${bpId}`,
  }
  return (
    <span>
      <Button onPress={() => ask(question)}>{t('leave.confirm')}</Button>
      <AskFirst asked={asked} onClose={() => ask(null)} />
    </span>
  )
}
