import type { Data } from '@generated/data'
import { PartForm, useRefusal } from '~/components/identity/admin/user_page/parts/part_form'
import { usePartForm } from '~/components/identity/admin/user_page/parts/use_part_form'
import { UserTabFrame } from '~/components/identity/admin/user_page/user_tab_frame'
import { CompanyFields } from '~/components/identity/company_fields'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  person: Data.Identity.TabUser
  company: string
  tin: string | null
  seen: number
}>

/** The company of a person and its VAT ID. */
export default function UserBilling({ person, company, tin, seen }: Props) {
  const t = useText('identity/user_parts')
  const form = usePartForm(person.id, 'billing', { values: { company, tin: tin ?? '' }, seen })
  const isReadOnly = useRefusal(person) !== null
  return (
    <UserTabFrame
      person={person}
      current="billing"
      title={t('titles.billing', { name: person.name })}
    >
      <PartForm person={person} form={form}>
        <CompanyFields
          data={form.values}
          errors={form.errors}
          onChange={form.change}
          isReadOnly={isReadOnly}
        />
      </PartForm>
    </UserTabFrame>
  )
}
