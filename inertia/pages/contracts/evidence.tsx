import { EvidenceForm } from '~/components/contracts/evidence/evidence_form'
import { EvidenceList } from '~/components/contracts/evidence/evidence_list'
import type { Evidence } from '~/components/contracts/evidence/types'
import { useLiveEvidence } from '~/components/contracts/evidence/use_live_evidence'
import { AccountHead } from '~/components/identity/account/account_head'
import type { ShownList } from '~/components/shell/lists/types'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<'asked'> & { evidences: Evidence[]; today: string; yearBegan: string }
>

/** What a customer can show an auditor, made for a period and as it was known on a day. */
export default function LicenceEvidence({ evidences, today, yearBegan, ...shown }: Props) {
  const t = useText('contracts/evidence')
  useLiveEvidence(evidences)
  return (
    <div className="grid grid-cols-1 gap-8 pb-16">
      <AccountHead title={t('title')} lead={t('lead')} />
      <EvidenceForm today={today} yearBegan={yearBegan} />
      <EvidenceList evidences={evidences} shown={shown} />
    </div>
  )
}
