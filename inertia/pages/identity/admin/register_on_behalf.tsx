import { usePage } from '@inertiajs/react'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import type { CountryChoice } from '~/components/identity/address_form'
import { BehalfEnd } from '~/components/identity/admin/behalf_end'
import type { LikelyTwin } from '~/components/identity/admin/likely_twins'
import { MailLanguage } from '~/components/identity/admin/mail_language'
import { RegistrationFields } from '~/components/identity/registration/registration_fields'
import { registrationOf, type Prospect } from '~/components/identity/registration/registration_of'
import { useRegistration } from '~/components/identity/registration/use_registration'
import { AdminHead } from '~/components/shell/admin_head'
import { ADDRESSES } from '~/components/shell/addresses'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  countries: CountryChoice[]
  twins: LikelyTwin[]
  prospect: Prospect | null
}>

/** Staff register a customer; what the server refuses stands where it was sent. */
export default function RegisterOnBehalf({ countries, twins, prospect }: Props) {
  const t = useText('identity/people')
  const { locale: ofPage } = useShared()
  const [locale, setLocale] = useState<string>(prospect?.locale ?? ofPage)
  const [isSomebodyElse, setSomebodyElse] = useState(false)
  const form = useRegistration(usePage().url, { locale, isSomebodyElse }, registrationOf(prospect))
  return (
    <div className="max-w-column pb-16">
      <AdminHead
        title={t('behalf.title')}
        crumbs={[{ label: t('title'), href: ADDRESSES.users }, { label: t('behalf.title') }]}
      />
      <div className="pb-8">
        <Text tone="muted" measure>
          {t('behalf.lead')}
        </Text>
      </div>
      <form method="post" onSubmit={form.submit} noValidate>
        <RegistrationFields form={form} countries={countries} isOnBehalf />
        <MailLanguage value={locale} onChange={setLocale} />
        <BehalfEnd
          form={form}
          twins={twins}
          isSomebodyElse={isSomebodyElse}
          onSomebodyElse={setSomebodyElse}
          pendingLabel={t('behalf.submitting')}
        >
          {t('behalf.submit')}
        </BehalfEnd>
      </form>
    </div>
  )
}
