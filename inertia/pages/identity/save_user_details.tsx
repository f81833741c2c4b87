import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { ErrorSummary } from '@kontor/design-system/error_summary'
import type { FormEvent } from 'react'
import { CompanyFields } from '~/components/identity/company_fields'
import { PersonFields } from '~/components/identity/person_fields'
import {
  startValues,
  toSummary,
  type PersonalDataPage,
} from '~/components/identity/personal_data_form'
import { AddressSections } from '~/components/identity/registration/address_sections'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import type { InertiaProps } from '~/types'

export default function SaveUserDetails(page: InertiaProps<PersonalDataPage>) {
  const t = useText('identity/registration')
  const errorsText = useText('identity/errors')
  const form = useForm(startValues(page))
  useUnsaved(form.isDirty)
  const { data, errors, setData } = form
  const change = (values: Partial<typeof data>) => setData({ ...data, ...values })
  const problems = toSummary(errors, (name) => t(`personal.${name}`))
  const message =
    problems.length === 1
      ? problems[0]!.message
      : t('personal.problems', { count: problems.length })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.post('/save-user-details', { preserveScroll: 'errors' })
  }
  return (
    <div className="max-w-column pb-8">
      <PageHead title={t('details.title')} lead={t('details.lead')} />
      <form method="post" onSubmit={submit} noValidate>
        <ErrorSummary title={errorsText('details_failed', { message })} errors={problems} />
        <PersonFields
          email={page.person.email}
          namesAreFixed={page.namesAreFixed}
          data={data}
          errors={errors}
          onChange={change}
        />
        <CompanyFields data={data} errors={errors} onChange={change} />
        <AddressSections data={data} errors={errors} countries={page.countries} onChange={change} />
        <div className="pt-8">
          <Button
            type="submit"
            variant="primary"
            isPending={form.processing}
            pendingLabel={t('personal.saving')}
          >
            {t('details.save')}
          </Button>
        </div>
      </form>
    </div>
  )
}
