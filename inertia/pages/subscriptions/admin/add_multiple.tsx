import { Checkbox } from '@kontor/design-system/checkbox'
import { FormSection } from '@kontor/design-system/form_section'
import { Text } from '@kontor/design-system/text'
import type { FormEvent } from 'react'
import { AdminHead } from '~/components/shell/admin_head'
import { ADDRESSES } from '~/components/shell/addresses'
import { FormEnd } from '~/components/shell/form_end'
import { choosePerson } from '~/components/subscriptions/admin/assign/choose_person'
import { missingPart } from '~/components/subscriptions/admin/assign/missing_part'
import { PersonCards } from '~/components/subscriptions/admin/assign/person_cards'
import { PersonField } from '~/components/subscriptions/admin/assign/person_field'
import { TypePicker } from '~/components/subscriptions/admin/assign/type_picker'
import {
  idsOf,
  type AssignableType,
  type PersonInfo,
} from '~/components/subscriptions/admin/assign/types'
import { useMultipleForm } from '~/components/subscriptions/admin/assign/use_multiple_form'
import { FormRibbon } from '~/components/subscriptions/admin/form_ribbon'
import { GivenNote } from '~/components/subscriptions/admin/given_note'
import { RangeFields } from '~/components/subscriptions/admin/range_fields'
import { ReasonField } from '~/components/subscriptions/admin/reason_field'
import { daysOf } from '~/components/subscriptions/admin/use_range_form'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ person: PersonInfo | null; types: AssignableType[] }>

/** One person gets the same days of several types. */
export default function AddMultiple({ person, types }: Props) {
  const t = useText('subscriptions/assignments')
  const people = useText('identity/people')
  const { form, errors, names, setNames, isTold, setTold, send } = useMultipleForm(person)
  const chosen = idsOf(types, names)
  const missing = missingPart(person, names)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <div className="max-w-column pb-16">
      <AdminHead
        title={t('multiple.title')}
        crumbs={[{ label: people('title'), href: ADDRESSES.users }, { label: t('multiple.title') }]}
      />
      <div className="pb-8">
        <Text tone="muted" measure>
          {t('multiple.lead')}
        </Text>
      </div>
      <form method="post" onSubmit={submit} noValidate>
        <FormSection title={t('person.label')}>
          <PersonField person={person} onChange={choosePerson} error={errors.userId} />
          {person && <PersonCards person={person} />}
        </FormSection>
        <TypePicker types={types} chosen={names} onChange={setNames} error={errors.subscriptions} />
        <FormSection title={t('days.title')}>
          <FormRibbon form={form} types={chosen} />
          <RangeFields form={form} isSalesTrial={false} isNarrow />
          <ReasonField form={form} />
          {person && <GivenNote types={chosen} people={[person.id]} sent={daysOf(form.data)} />}
        </FormSection>
        <FormEnd
          before={
            <Checkbox isSelected={isTold} onChange={setTold}>
              {t('multiple.told')}
            </Checkbox>
          }
          problem={errors.form}
          reason={missing ? t(`errors.${missing}`) : undefined}
          onBlockedPress={send}
          isPending={form.processing}
          pendingLabel={t('multiple.submitting')}
        >
          {t('multiple.submit')}
        </FormEnd>
      </form>
    </div>
  )
}
