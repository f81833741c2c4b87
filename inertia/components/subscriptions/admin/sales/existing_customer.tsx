import { useForm } from '@inertiajs/react'
import { FormSection } from '@kontor/design-system/form_section'
import { formatDay } from '@kontor/design-system/date_text'
import type { FormEvent } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { FormEnd } from '~/components/shell/form_end'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import { choosePerson } from '../assign/choose_person'
import { missingPart } from '../assign/missing_part'
import { PersonField } from '../assign/person_field'
import { TrialDays } from '../assign/trial_days'
import { TypePicker } from '../assign/type_picker'
import { idsOf, type AssignableType, type KnownPerson } from '../assign/types'
import { shopToday } from '~/components/shell/shop_today'

interface ExistingCustomerProps {
  person: KnownPerson | null
  /** Those that the person has not yet. */
  types: AssignableType[]
  days: number
}

/** Somebody who has an account gets trials. */
export function ExistingCustomer({ person, types, days }: ExistingCustomerProps) {
  const t = useText('subscriptions/assignments')
  const form = useForm({
    subscriptions: [] as string[],
    ...{ startDate: formatDay(shopToday()), visibilityStartDate: '', reason: '' },
  })
  useUnsaved(form.isDirty)
  const { data } = form
  const errors = form.errors as Partial<Record<string, string>>
  const missing = missingPart(person, data.subscriptions)
  const send = () => {
    form.transform((values) => ({ ...values, userId: person?.id ?? null }))
    form.post(ADDRESSES.salesRegistration, { preserveScroll: 'errors' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form method="post" onSubmit={submit} noValidate>
      <FormSection title={t('person.label')}>
        <PersonField person={person} onChange={choosePerson} error={errors.userId} />
      </FormSection>
      <TypePicker
        types={types}
        chosen={data.subscriptions}
        onChange={(names) => form.setData('subscriptions', names)}
        error={errors.subscriptions}
      />
      <TrialDays
        values={data}
        types={idsOf(types, data.subscriptions)}
        personId={person?.id}
        days={days}
        errors={errors}
        onChange={(values) => form.setData({ ...data, ...values })}
      />
      <FormEnd
        problem={errors.form}
        reason={missing ? t(`errors.${missing}`) : undefined}
        onBlockedPress={send}
        isPending={form.processing}
        pendingLabel={t('multiple.submitting')}
      >
        {t('sales.give')}
      </FormEnd>
    </form>
  )
}
