import type { Data } from '@generated/data'
import { EmailsSection } from '~/components/identity/account/emails_section'
import { AccountFacts } from '~/components/identity/admin/user_page/parts/account_facts'
import { PartForm, useRefusal } from '~/components/identity/admin/user_page/parts/part_form'
import { usePartForm } from '~/components/identity/admin/user_page/parts/use_part_form'
import { UserTabFrame } from '~/components/identity/admin/user_page/user_tab_frame'
import { PersonFields } from '~/components/identity/person_fields'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Details = Data.Identity.UserDetails
type Props = InertiaProps<{ person: Data.Identity.TabUser; details: Details; seen: number }>

const NAMES = ['firstName', 'lastName']

/** Who a person is and how to reach them. */
export default function UserDetails({ person, details, seen }: Props) {
  const t = useText('identity/user_parts')
  const page = { values: valuesOf(details), seen }
  const without = () => (person.isStaff ? NAMES : [])
  const form = usePartForm(person.id, 'details', page, { without })
  const isReadOnly = useRefusal(person) !== null
  const shared = { data: form.values, errors: form.errors, onChange: form.change, isReadOnly }
  const codeOf = (place: string) => ({
    path: `${ADDRESSES.users}/${person.id}/email-codes`,
    body: { place },
  })
  return (
    <UserTabFrame
      person={person}
      current="details"
      title={t('titles.details', { name: person.name })}
    >
      <PartForm person={person} form={form}>
        <PersonFields
          {...shared}
          email={details.email}
          emailHint={t('email_hint')}
          namesAreFixed={person.isStaff}
        />
        <EmailsSection
          {...shared}
          description={t('emails')}
          known={details.emails}
          codeOf={isReadOnly ? undefined : codeOf}
        />
      </PartForm>
      <AccountFacts details={details} isStaff={person.isStaff} />
    </UserTabFrame>
  )
}

const valuesOf = (details: Details) => ({
  firstName: details.firstName ?? '',
  lastName: details.lastName ?? '',
  jobPosition: details.jobPosition ?? '',
  phone: details.phone ?? '',
  mobilePhone: details.mobilePhone ?? '',
  additionalEmail2: details.emails.second.email ?? '',
  additionalEmail3: details.emails.third.email ?? '',
})
