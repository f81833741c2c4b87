import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { Checkbox } from '@kontor/design-system/checkbox'
import { ErrorSummary } from '@kontor/design-system/error_summary'
import { FormSection } from '@kontor/design-system/form_section'
import type { FormEvent } from 'react'
import { EmailsSection, type KnownEmails } from '~/components/identity/account/emails_section'
import { AddressForm } from '~/components/identity/address_form'
import { CompanyFields } from '~/components/identity/company_fields'
import { PersonFields } from '~/components/identity/person_fields'
import {
  startValues,
  toSummary,
  type PersonalDataPage,
} from '~/components/identity/personal_data_form'
import { PageHead } from '~/components/shell/page_head'
import { useText } from '~/hooks/use_text'
import { useUnsaved } from '~/hooks/use_unsaved'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<PersonalDataPage & { emails: KnownEmails }>

/** What is stored, as the form shows it; after saving the fields show it as well. */
const shownValues = (page: Props) => ({
  ...startValues(page),
  additionalEmail2: page.emails.second.email ?? '',
  additionalEmail3: page.emails.third.email ?? '',
})

export default function PersonalData(page: Props) {
  const t = useText('identity/registration')
  const form = useForm(shownValues(page))
  const { data, errors, setData } = form
  const toCheckout = page.redirect === 'checkout'
  const problems = toSummary(errors, (name) => t(`personal.${name}`))
  const save = () =>
    form.put(`/my-account/personal-data${toCheckout ? '?redirect=checkout' : ''}`, {
      preserveScroll: 'errors',
      onSuccess: ({ props }) => {
        const saved = shownValues(props as unknown as Props)
        form.setDefaults(saved)
        setData(saved)
      },
    })
  useUnsaved(form.isDirty, save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <div className="max-w-column pb-8 xl:max-w-none">
      <PageHead
        title={t('personal.title')}
        crumbs={[{ name: t('account.title'), href: '/my-account' }, { name: t('personal.title') }]}
        lead={toCheckout ? t('personal.checkout_lead') : undefined}
      />
      <form onSubmit={submit} noValidate>
        <ErrorSummary
          title={t('personal.problems', { count: problems.length })}
          errors={problems}
        />
        <div className="grid items-start gap-x-16 xl:grid-cols-2">
          <div>
            <PersonFields
              email={page.person.email}
              namesAreFixed={page.namesAreFixed}
              data={data}
              errors={errors}
              onChange={(values) => setData({ ...data, ...values })}
            />
            <EmailsSection
              known={page.emails}
              codeOf={(place) => ({
                path: `/my-account/additional-emails/${place}/verification`,
              })}
              data={data}
              errors={errors}
              onChange={(values) => setData({ ...data, ...values })}
            />
          </div>
          <div className="max-xl:mt-12">
            <CompanyFields
              data={data}
              errors={errors}
              onChange={(values) => setData({ ...data, ...values })}
            />
            <FormSection title={t('personal.billing')}>
              <AddressForm
                kind="billing"
                values={data.billing}
                errors={errors}
                countries={page.countries}
                onChange={(billing) => setData({ ...data, billing })}
              />
            </FormSection>
            <FormSection title={t('personal.delivery')} description={t('personal.delivery_hint')}>
              <Checkbox
                isSelected={data.sameAddress}
                onChange={(sameAddress) => setData({ ...data, sameAddress })}
              >
                {t('personal.same_address')}
              </Checkbox>
              {!data.sameAddress && (
                <AddressForm
                  kind="delivery"
                  values={data.delivery}
                  errors={errors}
                  countries={page.countries}
                  onChange={(delivery) => setData({ ...data, delivery })}
                />
              )}
            </FormSection>
          </div>
        </div>
        <div className="pt-8">
          <Button
            type="submit"
            variant="primary"
            isPending={form.processing}
            pendingLabel={t('personal.saving')}
          >
            {t(toCheckout ? 'personal.save_and_continue' : 'personal.save')}
          </Button>
        </div>
      </form>
    </div>
  )
}
