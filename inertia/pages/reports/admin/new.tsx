import { ComboBox } from '@kontor/design-system/combo_box'
import { Heading } from '@kontor/design-system/text'
import { useState } from 'react'
import { RequestForm } from '~/components/reports/request/request_form'
import { MANAGE_REPORTS, type NewReportFacts } from '~/components/reports/types'
import { AdminHead } from '~/components/shell/admin_head'
import { useFound } from '~/hooks/use_found'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Customer = { id: number; name: string; company: string; email: string }

const customersAt = (text: string) =>
  `${MANAGE_REPORTS}/customers?search=${encodeURIComponent(text)}`

/** Staff ask for a report on behalf of a customer. */
export default function NewReportOnBehalf({
  unitCents,
  firstDay,
  newestDay,
  months,
}: InertiaProps<NewReportFacts>) {
  const t = useText('reports/request')
  const staff = useText('reports/staff')
  const [userId, setUserId] = useState<number | null>(null)
  const { found, isLoading, search } = useFound<Customer>(customersAt)
  const facts = { unitCents, firstDay, newestDay, months }
  const customer = {
    id: userId,
    field: (error?: string) => (
      <section className="grid gap-4">
        <Heading level={2}>{t('customer.title')}</Heading>
        <div className="max-w-column">
          <ComboBox
            label={t('customer.label')}
            placeholder={t('customer.placeholder')}
            options={found.map(({ id, name, company, email }) => ({
              value: String(id),
              label: [name, company, email].filter(Boolean).join(', '),
            }))}
            value={userId === null ? null : String(userId)}
            onChange={(key) => setUserId(key === null ? null : Number(key))}
            onInputChange={search}
            isLoading={isLoading}
            loadingLabel={t('customer.loading')}
            emptyLabel={t('customer.nobody')}
            openLabel={t('customer.open')}
            error={error}
          />
        </div>
      </section>
    ),
  }
  return (
    <div className="pb-16">
      <AdminHead
        title={staff('request')}
        crumbs={[{ label: staff('title'), href: MANAGE_REPORTS }, { label: staff('request') }]}
      />
      <RequestForm facts={facts} path={MANAGE_REPORTS} customer={customer} />
    </div>
  )
}
