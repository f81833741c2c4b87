import type { Data } from '@generated/data'
import { Text } from '@kontor/design-system/text'
import { PaperFacts } from '~/components/contracts/papers/paper_facts'
import { PaperUpload } from '~/components/contracts/papers/paper_upload'
import { RemovePaper } from '~/components/contracts/papers/remove_paper'
import { RECORD_ADDRESSES } from '~/components/contracts/records/types'
import { AdminHead } from '~/components/shell/admin_head'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  contract: { id: number; name: string }
  paper: Data.Contracts.Papers.Paper | null
}>

/** The scan of what was signed: what it is, and the ways to replace and remove it. */
export default function ContractPaper({ contract, paper }: Props) {
  const t = useText('contracts/papers')
  const mayWrite = useCan('contracts.write')
  const path = `${RECORD_ADDRESSES.contract}/${contract.id}/paper`
  const title = t('title', { name: contract.name })
  const crumbs = [{ label: t('contracts'), href: RECORD_ADDRESSES.contract }, { label: title }]
  return (
    <div className="grid max-w-column gap-8 pb-16">
      <div>
        <AdminHead
          title={title}
          crumbs={crumbs}
          end={mayWrite && paper && <RemovePaper path={path} paper={paper} />}
        />
        {paper ? <PaperFacts path={path} paper={paper} /> : <Text tone="muted">{t('none')}</Text>}
      </div>
      {mayWrite && <PaperUpload path={path} paper={paper} />}
    </div>
  )
}
