import { RequestForm } from '~/components/reports/request/request_form'
import { MY_REPORTS, type NewReportFacts } from '~/components/reports/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** A customer asks for a report. */
export default function NewReport({
  unitCents,
  firstDay,
  newestDay,
  months,
}: InertiaProps<NewReportFacts>) {
  const t = useText('reports/request')
  const pages = useText('reports/pages')
  const account = useText('identity/registration')
  const facts = { unitCents, firstDay, newestDay, months }
  return (
    <div className="grid grid-cols-1 gap-8 pb-16">
      <PageHead
        title={t('title')}
        lead={t('lead')}
        crumbs={[
          { name: account('account.title'), href: ADDRESSES.account },
          { name: pages('title'), href: MY_REPORTS },
          { name: t('title') },
        ]}
      />
      <RequestForm facts={facts} path={MY_REPORTS} />
    </div>
  )
}
